import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serverAnswers } from '#src/session/server-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

describe('the server', () => {
  it('is reachable if it answers, even with an error', async () => {
    await openPage('/login');
    expect(await serverAnswers()).toBe(true);
    await answerNext('listNews', 500);
    expect(await serverAnswers()).toBe(true);
  });

  it('is unreachable if it does not answer for 5 seconds', async () => {
    await openPage('/login');
    vi.stubGlobal('fetch', ({ signal }: Request) => {
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const answered = vi.fn();
    void serverAnswers().then(answered);
    await vi.advanceTimersByTimeAsync(4999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith(false);
  });
});
