import { describe, expect, it } from 'vitest';
import type { EventWrite } from '#src/calendar/events/event-write.ts';
import { failureText, outcomeText } from '#src/features/calendar/writes/write-texts.ts';
import { createEvent } from '#tests/src/calendar/spans.ts';

const event = createEvent({ title: 'Training' });
const title = (one: { title: string | null }) => one.title ?? 'Reserved';
const rename: EventWrite = { kind: 'update', event, changes: { title: 'Race' }, scope: 'this' };

describe('what is said about a change', () => {
  it('names a renamed event as it is called now', () => {
    expect(outcomeText([rename], title)).toMatchObject({ values: { title: 'Race' } });
  });

  it('names it as it is still called if it could not be renamed', () => {
    expect(failureText([rename], title)).toMatchObject({ values: { title: 'Training' } });
  });
});
