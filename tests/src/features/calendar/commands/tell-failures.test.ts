import { describe, expect, it } from 'vitest';
import { RequestError } from '#src/api/errors.ts';
import { tellFailures } from '#src/features/calendar/commands/tell-failures.ts';
import { englishText } from '#src/i18n/message.ts';

const refused = { id: 'event_overlapping', title: 'Taken', text: 'That time is taken.' } as const;
const lost = {
  id: 'unexpected_server_error',
  title: 'No',
  text: 'Try later.',
  status: 502,
} as const;

function fail(change: string, init: typeof refused | typeof lost, isUncertain = false) {
  const error = new RequestError({ status: 409, ...init });
  error.isUncertain = isUncertain;
  return { change, error };
}

function tell(...failed: ReturnType<typeof fail>[]) {
  const told = tellFailures(failed, {
    sayFailed: (changes) => `Not done: ${changes.join(', ')}`,
    sayUnclear: (changes) => `Unclear: ${changes.join(', ')}`,
  });
  return { ...told, texts: told.texts.map(englishText) };
}

describe('what is told of changes that have failed together', () => {
  it('are those that have not been made and those of which it is unclear, and each reason once', () => {
    const { texts } = tell(fail('A', lost, true), fail('B', refused), fail('C', refused));
    expect(texts).toEqual(['Not done: B, C', 'Unclear: A', 'That time is taken.', 'Try later.']);
  });

  it('says no more than there is', () => {
    expect(tell(fail('A', refused)).texts).toEqual(['Not done: A', 'That time is taken.']);
    expect(tell(fail('A', lost, true)).texts).toEqual(['Unclear: A', 'Try later.']);
  });

  it('offers another try of those that may succeed then, in their order, and names the error for support', () => {
    const told = tell(fail('A', refused), fail('B', lost), fail('C', lost, true));
    expect(told).toMatchObject({ lost: ['B', 'C'], id: 'unexpected_server_error' });
    expect(tell(fail('A', refused))).toEqual({
      texts: ['Not done: A', 'That time is taken.'],
      lost: [],
    });
  });

  it('says how long to wait', () => {
    const refuse = (change: string, retryAfter: number) => ({
      change,
      error: new RequestError({ ...refused, id: 'unknown', status: 429, retryAfter }),
    });
    const minute = refuse('B', 60);
    const told = tell(refuse('A', 5), minute);
    expect(told.blockedUntil).toBe(minute.error.blockedUntil);
    expect(told.texts).toEqual(['Not done: A, B', 'That time is taken.']);
  });
});
