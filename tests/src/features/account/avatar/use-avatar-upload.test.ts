import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { errorBody } from '#mocks/http/errors.ts';
import { useAvatarUpload } from '#src/features/account/avatar/use-avatar-upload.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import type { ProviderSettings } from '#src/uploads/sdk.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { pageAround } from '#tests/setup/page-around.ts';
import { patience } from '#tests/setup/patience.ts';
import { startUploadProvider } from '#tests/setup/upload-provider.ts';

/** The upload of a picture in the page of a user. */
async function openUpload(provider: ProviderSettings = { apiKey: 'key' }) {
  const page = await openPage('/user/avatar', { as: 'owner@example.com' });
  page.view.unmount();
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['picture'], { type: 'image/jpeg' })),
  );
  const bitmap = { width: 200, height: 200, close: () => {} };
  const picture = { bitmap, file: new File([], 'me.jpg'), type: 'image/jpeg' as const };
  const onSaved = vi.fn();
  const { result } = renderHook(() => useAvatarUpload({ picture, provider, onSaved }), {
    wrapper: pageAround(undefined, { store: page.store }),
  });
  const save = () => act(async () => result.current.save({ x: 0, y: 0, width: 200, turns: 0 }));
  return { ...page, save, onSaved };
}

it('says in a message why the picture was not saved, and uploads it once only', async () => {
  const { settings, requests } = await startUploadProvider();
  const { save, store, calls, onSaved } = await openUpload(settings);
  const { error } = errorBody('internal_error');
  for (const saves of [1, 2]) {
    store.set(statusAtom, null);
    await answerNext('setAvatar', 500, 'internal_error');
    await save();
    await waitFor(
      () => expect(store.get(statusAtom)).toMatchObject({ type: 'error', text: error.message }),
      patience,
    );
    expect(calls.filter((call) => call === 'POST /user/avatar/upload')).toHaveLength(saves);
  }
  expect(requests.filter((request) => request.endsWith('/multipart/start'))).toHaveLength(1);
  expect(onSaved).not.toHaveBeenCalled();
});

it('offers another try in the alert of an upload that got no policy', async () => {
  const { store, save, calls } = await openUpload();
  await answerNext('getAvatarPolicy', 500);
  await save();
  await waitFor(() =>
    expect(store.get(statusAtom)).toMatchObject({
      type: 'alert',
      title: 'Something went wrong',
      action: { label: message('common:Try again') },
    }),
  );
  const policies = () => calls.filter((call) => call.includes('create-signature')).length;
  const before = policies();
  await answerNext('getAvatarPolicy', 500);
  await act(async () => store.get(statusAtom)?.action?.run());
  await waitFor(() => expect(policies()).toBe(before + 1));
});
