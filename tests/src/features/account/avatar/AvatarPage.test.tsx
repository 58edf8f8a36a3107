import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { holdAnswers } from '#tests/setup/held-calls.ts';
import { loseAnswers } from '#tests/setup/lost-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

async function openAvatar() {
  const page = await openPage('/user/avatar', { as: 'owner@example.com' });
  await screen.findByRole('heading', { level: 1, name: 'Avatar' });
  return page;
}

/** The user whose picture the header shows. */
const shownUser = ({ store }: Awaited<ReturnType<typeof openAvatar>>) =>
  store.get(settingsAtom).user;

/** The page on a service that has an upload provider. */
async function openWithProvider() {
  const page = await openAvatar();
  const upload = { apiKey: 'key' };
  act(() => page.store.set(settingsAtom, { ...page.store.get(settingsAtom), upload }));
  await screen.findByRole('button', { name: 'Choose a file' });
  return page;
}

function chooser(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nothing to choose a file with.');
  return input;
}

it('shows the current picture, and offers no upload without a provider', async () => {
  await openAvatar();
  expect(screen.getByRole('heading', { name: 'Current picture' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'New picture' })).toBeNull();
});

it.each([
  ['an SVG by its content', new File(['<svg/>'], 'me.png', { type: 'image/png' })],
  ['a text', new File(['hello'], 'me.jpg', { type: 'image/jpeg' })],
])('refuses %s in the words of the specification', async (_what, file) => {
  const page = await openWithProvider();
  await page.user.upload(chooser(), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please upload a .jpg or .png image file.',
  );
});

it('ignores a picture that is read only after another file was chosen', async () => {
  const page = await openWithProvider();
  const close = vi.fn();
  let finishReading = () => {};
  const reading = vi.fn(
    () => new Promise((resolve) => (finishReading = () => resolve({ width: 1, height: 1, close }))),
  );
  vi.stubGlobal('createImageBitmap', reading);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  await page.user.upload(chooser(), new File([signature], 'me.png', { type: 'image/png' }));
  await waitFor(() => expect(reading).toHaveBeenCalledOnce());
  await page.user.upload(chooser(), new File(['hello'], 'me.jpg', { type: 'image/jpeg' }));
  const refusal = await screen.findByRole('alert');
  await act(async () => finishReading());
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(refusal).toBeVisible();
});

it('frees the memory of a picture that is not used after all', async () => {
  const page = await openWithProvider();
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 1, height: 1, close }));
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  await page.user.upload(chooser(), new File([signature], 'me.png', { type: 'image/png' }));
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  expect(close).not.toHaveBeenCalled();
  await page.user.click(cancel);
  expect(close).toHaveBeenCalledOnce();
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
});

it('switches to the Gravatar, in the header, too', async () => {
  const page = await openAvatar();
  expect(screen.queryByRole('button', { name: 'Use my initial' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Use my Gravatar' }));
  expect(await screen.findByText('Your picture is changed.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Use my initial' })).toBeVisible();
  expect(shownUser(page)).toMatchObject({ avatar_type: 'gravatar' });
});

it('shows an error if the change fails, and stays', async () => {
  const page = await openAvatar();
  await answerNext('setAvatarType', 500);
  await page.user.click(screen.getByRole('button', { name: 'Use my Gravatar' }));
  expect(await screen.findByText(/Your picture is unchanged\./)).toBeVisible();
  expect(page.loadedPages).toEqual([]);
});

it('shows the chosen avatar although the answer was lost', async () => {
  const page = await openAvatar();
  loseAnswers(/avatar$/);
  await page.user.click(screen.getByRole('button', { name: 'Use my Gravatar' }));
  expect(await screen.findByText('Your picture is changed.')).toBeVisible();
  expect(shownUser(page)).toMatchObject({ avatar_type: 'gravatar' });
});

it('shows the chosen avatar although the page was left before the answer', async () => {
  const page = await openAvatar();
  const network = holdAnswers(/avatar$/);
  await page.user.click(screen.getByRole('button', { name: 'Use my Gravatar' }));
  await page.user.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await act(async () => network.letGo());
  await waitFor(() => expect(shownUser(page)).toMatchObject({ avatar_type: 'gravatar' }));
  expect(page.loadedPages).toEqual([]);
});
