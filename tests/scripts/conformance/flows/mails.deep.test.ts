import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOnMock } from '#tests/conformance/support/mock-run.ts';
import { SteadyDate } from '#tests/setup/steady-clock.ts';

const { Date: RealDate } = globalThis;

// On a Monday: the demo data's sign-ups close on Friday evening.
beforeAll(() => {
  globalThis.Date = SteadyDate;
});
afterAll(() => {
  globalThis.Date = RealDate;
});

describe('a run that can read the mails', () => {
  // They need a second person, who has not joined yet, or is a member of a calendar of others.
  it('leaves nothing out but what another member has to do', async () => {
    const { leftOut, causes } = await runOnMock(undefined, { writes: true });
    expect(leftOut.map(({ operation }) => operation)).toEqual([
      'resendInvitation',
      'leaveCalendar',
    ]);
    expect(causes.map(({ sighting }) => sighting.problem.message)).toEqual([]);
  });
});
