import type { components } from '#generated/calendar/types.ts';
import { dayMs } from '#src/util/dates.ts';
import type { EventState } from '../../seed/calendar/records.ts';
import { dateText, timeText } from '../../time/local-time.ts';
import { seesSubCalendar } from './event-access.ts';
import type { Viewer } from './event-view.ts';

type Schemas = components['schemas'];
type Contents = Schemas['EventContents'];
type FieldChange = Schemas['FieldChange'];

/** How a visitor sees an event, and whether the visitor may change it. */
type Reader = Viewer & { readonly mayChange: boolean };

/** What people wrote, in the form in which a change takes it back. */
export function contentsView(
  state: EventState,
  { access, zone, fields, mayChange }: Reader,
): Contents {
  const { allDay, start, end, recurrence } = state;
  const local = (time: number) => timeText(zone.toLocal(time)).slice(0, -3);
  const shows = (type: 'who' | 'location' | 'notes' | 'signup') => fields.shows(type, mayChange);
  return {
    title: state.title,
    start: allDay ? dateText(start) : local(start),
    end: allDay ? dateText(end - dayMs) : local(end),
    all_day: allDay,
    sub_calendar_ids: state.subCalendarIds.filter((id) => seesSubCalendar(access, id)),
    tz: state.zone,
    rrule: recurrence?.rrule ?? null,
    who: shows('who') ? state.who : '',
    location: shows('location') ? state.location : '',
    notes: shows('notes') ? state.notes : '',
    custom: fields.visibleValues(state.custom, mayChange) ?? {},
    signup: shows('signup') ? state.signup : null,
  };
}

/** What differs between two states of an event. */
export function fieldChanges(before: EventState, after: EventState, reader: Reader): FieldChange[] {
  const [old, current] = [contentsView(before, reader), contentsView(after, reader)];
  const isSeries = before.recurrence !== null || after.recurrence !== null;
  const members = (Object.keys(current) as (keyof Contents)[]).filter(
    // The zone of an event that happens once means nothing.
    (name) => name !== 'custom' && (name !== 'tz' || isSeries),
  );
  const names = (state: EventState) =>
    reader.fields.shows('attachments', reader.mayChange)
      ? state.attachments.map(({ name }) => name)
      : [];
  return [
    ...members.map((name) => change(name, old[name], current[name])),
    ...Object.keys({ ...old.custom, ...current.custom }).map((id) =>
      change(`custom.${id}`, old.custom[id] ?? null, current.custom[id] ?? null),
    ),
    change('attachments', names(before), names(after)),
  ].filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
}

function change(field: string, before: unknown, after: unknown): FieldChange {
  // Any JSON is allowed, which the generated type cannot express.
  return { field, before, after } as FieldChange;
}
