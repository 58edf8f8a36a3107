import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { savedFiles } from '#tests/setup/saved-files.ts';

async function download(options: { as: string; viewAs?: string }) {
  const files = savedFiles();
  const page = await openPage('/user/profile/edit', options);
  const button = await screen.findByRole('button', { name: 'Download your data' });
  return { ...page, files, button };
}

it('a user downloads a copy of their data, in a file whose name says what it is', async () => {
  const { user, files, button } = await download({ as: 'owner@example.com' });
  await user.click(button);
  expect(await screen.findByText(/^Your data is saved as account-data-/)).toBeVisible();
  expect(files).toMatchObject([
    { name: expect.stringMatching(/^account-data-\d{4}-\d\d-\d\d\.json$/) },
  ]);
  expect(JSON.parse((await files[0]?.content.text()) ?? '')).toMatchObject({
    profile: { name: 'Olivia Owner' },
  });
});

it('the page says that no file was saved if the server fails', async () => {
  const { user, files, button } = await download({ as: 'owner@example.com' });
  await answerNext('getPersonalData', 500);
  await user.click(button);
  expect(await screen.findByText(/No file was saved\./)).toBeVisible();
  expect(files).toEqual([]);
});

it('staff who view the product as the user cannot, and learn why', async () => {
  const { user, calls, button } = await download({
    as: 'support@example.com',
    viewAs: 'owner@example.com',
  });
  expect(button).toHaveAccessibleDescription('Only the account’s owner can do this.');
  await user.click(button);
  expect(calls).not.toContain('GET /user/data');
});
