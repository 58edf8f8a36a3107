import { describe, expect, it } from 'vitest';
import { spanTimes } from '#src/calendar/model/wanted-time.ts';
import { LastHours } from '#src/calendar/store/last-hours.ts';
import { createEvent, createSpan } from '../spans.ts';

const wholeDay = { start: '2026-03-02', end: '2026-03-02', all_day: true };

describe('the hours that an event had before it was to last all day', () => {
  it('are known if that was seen', () => {
    const hours = new LastHours();
    const training = createSpan();
    hours.note(training, createEvent(wholeDay));
    expect(hours.find(createEvent(wholeDay))).toEqual(spanTimes(training));
    expect(hours.find(createEvent({ ...wholeDay, id: '2' }))).toBeNull();
  });

  it('stay the same while it is moved to other days', () => {
    const hours = new LastHours();
    const training = createSpan();
    hours.note(training, createEvent(wholeDay));
    hours.note(createSpan(wholeDay), createEvent({ ...wholeDay, end: '2026-03-03' }));
    expect(hours.find(createEvent(wholeDay))).toEqual(spanTimes(training));
  });

  it('are those of its series if its occurrences have other ids since then', () => {
    const hours = new LastHours();
    const training = createSpan({ id: 's-20260302T1630Z', series_id: 's' });
    hours.note(training, createEvent({ ...wholeDay, id: training.event.id, series_id: 's' }));
    const occurrence = createEvent({ ...wholeDay, id: 's-20260302', series_id: 's' });
    expect(hours.find(occurrence)).toEqual(spanTimes(training));
  });
});
