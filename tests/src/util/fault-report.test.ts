import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FaultReport, receiveFaults, reportFault } from '#src/util/fault-report.ts';

let stop = () => {};
const received: FaultReport[] = [];
const receive = () => {
  stop = receiveFaults((report) => received.push(report));
};

beforeEach(() => {
  receiveFaults(() => {})();
  received.length = 0;
});
afterEach(() => stop());

describe('a fault', () => {
  it('reaches whoever receives it, with its facts', () => {
    receive();
    const error = new Error('broken');
    reportFault(error, { handled: false, facts: { call: 'get /news' } });
    expect(received).toEqual([{ error, handled: false, facts: { call: 'get /news' } }]);
  });

  it('is kept until somebody receives it, in the order of time', () => {
    reportFault('first');
    reportFault('second');
    receive();
    reportFault('third');
    expect(received.map(({ error }) => error)).toEqual(['first', 'second', 'third']);
  });

  it('is kept only up to a number', () => {
    for (let index = 0; index < 50; index += 1) reportFault(new Error(String(index)));
    receive();
    expect(received).toHaveLength(20);
  });

  it('is told once, wherever it is seen', () => {
    receive();
    const error = new Error('broken');
    reportFault(error);
    reportFault(error, { handled: false });
    reportFault(new Error('broken'));
    expect(received).toHaveLength(2);
  });
});
