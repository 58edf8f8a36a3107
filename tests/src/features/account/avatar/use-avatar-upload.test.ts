import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAvatarUpload } from '#src/features/account/avatar/use-avatar-upload.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { pageAround } from '#tests/setup/page-around.ts';

it('offers another try in the alert of an upload that got no policy', async () => {
  const { store, view, calls } = await openPage('/user/avatar', { as: 'owner@example.com' });
  view.unmount();
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['picture'])),
  );
  const bitmap = { width: 200, height: 200, close: () => {} };
  const picture = { bitmap, file: new File([], 'me.jpg'), type: 'image/jpeg' as const };
  const { result } = renderHook(
    () => useAvatarUpload({ picture, provider: { apiKey: 'key' }, onSaved: () => {} }),
    { wrapper: pageAround(undefined, { store }) },
  );
  await answerNext('getAvatarPolicy', 500);
  await act(async () => result.current.save({ x: 0, y: 0, width: 200, turns: 0 }));
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
