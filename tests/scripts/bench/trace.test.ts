import { describe, expect, it } from 'vitest';
import { longestTask } from '#scripts/bench/trace.ts';

const thread = { pid: 1, tid: 2 };
const main = { ...thread, name: 'thread_name', args: { name: 'CrRendererMain' } };

describe('the longest task of a trace', () => {
  it('is that of a page’s main thread, in milliseconds of processor time', () => {
    const events = [
      { ...thread, name: 'RunTask', tdur: 4000 },
      { ...thread, name: 'ThreadControllerImpl::RunTask', tdur: 52_500 },
      { ...thread, name: 'ThreadPool_RunTaskQueue', tdur: 90_000 },
      { pid: 1, tid: 3, name: 'RunTask', tdur: 80_000 },
      main,
    ];
    expect(longestTask(events)).toBe(52.5);
  });

  it('is missing if nothing was traced', () => {
    expect(() => longestTask([main])).toThrow('The trace has no tasks of a page.');
  });
});
