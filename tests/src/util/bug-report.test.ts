import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BugReport, receiveBugs, reportBug } from '#src/util/bug-report.ts';

let stop = () => {};
const received: BugReport[] = [];
const receive = () => {
  stop = receiveBugs((report) => received.push(report));
};

beforeEach(() => {
  receiveBugs(() => {})();
  received.length = 0;
});
afterEach(() => stop());

describe('an error', () => {
  it('reaches the receiver with its facts', () => {
    receive();
    const error = new Error('broken');
    reportBug(error, { handled: false, facts: { call: 'get /news' } });
    expect(received).toEqual([{ error, handled: false, facts: { call: 'get /news' } }]);
  });

  it('is kept until there is a receiver, in order', () => {
    reportBug('first');
    reportBug('second');
    receive();
    reportBug('third');
    expect(received.map(({ error }) => error)).toEqual(['first', 'second', 'third']);
  });

  it('is kept only up to a limit', () => {
    for (let index = 0; index < 50; index += 1) reportBug(new Error(String(index)));
    receive();
    expect(received).toHaveLength(20);
  });

  it('is reported only once', () => {
    receive();
    const error = new Error('broken');
    reportBug(error);
    reportBug(error, { handled: false });
    reportBug(new Error('broken'));
    expect(received).toHaveLength(2);
  });
});
