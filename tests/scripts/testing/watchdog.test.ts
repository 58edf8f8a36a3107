import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Watchdog } from '#scripts/testing/watchdog.ts';

const quietMs = 300_000;

/** A watchdog over a run whose reporter sends what it is told to, and what it has found. */
function watch() {
  const hangs: string[][] = [];
  const watchdog = new Watchdog({ quietMs, onQuiet: (running) => hangs.push(running) });
  onTestFinished(() => watchdog.stop());
  return {
    hangs,
    watchdog,
    start: (name: string) => watchdog.receive({ state: 'started', id: name, name }),
    finish: (name: string) => watchdog.receive({ state: 'finished', id: name, name }),
  };
}

describe('Watchdog', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
  });

  it('lets a run take as long as it needs while tests finish', () => {
    const { hangs, start, finish } = watch();
    for (let test = 0; test < 100; test += 1) {
      start(`test ${test}`);
      vi.advanceTimersByTime(quietMs - 1);
      finish(`test ${test}`);
    }
    expect(hangs).toEqual([]);
  });

  it('names the tests that were running when nothing has finished for too long', () => {
    const { hangs, start, finish } = watch();
    start('quick');
    start('hangs');
    start('hangs too');
    finish('quick');
    vi.advanceTimersByTime(quietMs);
    expect(hangs).toEqual([['hangs', 'hangs too']]);
  });

  it('notices a run in which no test starts', () => {
    const { hangs } = watch();
    vi.advanceTimersByTime(quietMs);
    expect(hangs).toEqual([[]]);
  });

  it('notices a run that does not end after its last test', () => {
    const { hangs, start, finish } = watch();
    start('last');
    finish('last');
    vi.advanceTimersByTime(quietMs);
    expect(hangs).toEqual([[]]);
  });

  it('does not take a test that starts, or another message, for progress', () => {
    const { hangs, start, watchdog } = watch();
    vi.advanceTimersByTime(quietMs - 1);
    start('late');
    watchdog.receive('ready');
    watchdog.receive({ state: 'finished' });
    vi.advanceTimersByTime(1);
    expect(hangs).toEqual([['late']]);
  });

  it('is quiet once it is stopped', () => {
    const { hangs, watchdog } = watch();
    watchdog.stop();
    vi.advanceTimersByTime(2 * quietMs);
    expect(hangs).toEqual([]);
  });
});
