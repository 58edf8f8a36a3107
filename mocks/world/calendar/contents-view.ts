import type { components } from '#generated/calendar/types.ts';
import { dayMs } from '#src/util/dates.ts';
import type { EventRecord, EventState } from '../../seed/calendar/records.ts';
import { dateText, timeText } from '../../time/local-time.ts';
import { type EventAccess, eventAccess } from './event-access.ts';
import type { Viewer } from './event-view.ts';
import { visibleTexts } from './visible-texts.ts';

type Schemas = components['schemas'];
type Contents = Schemas['EventContents'];
type FieldChange = Schemas['FieldChange'];

/** An event or an occurrence at some time, and what the visitor may know of it. */
export interface SeenState {
  readonly state: EventState;
  readonly seen: EventAccess;
  /** True if the visitor may know how it repeated. */
  readonly seesRule: boolean;
}

/** Shows an earlier state as a visitor may know it, judged by where the event was then; undefined if it was hidden. */
export function seenState(
  state: EventState,
  { record, seesRule }: { record: EventRecord; seesRule: boolean },
  { access, now }: Viewer,
): SeenState | undefined {
  const seen = eventAccess(access, { ...record, subCalendarIds: state.subCalendarIds }, now);
  return seen && { state, seen, seesRule };
}

/**
 * Lists the texts of an event in the form in which a change takes them back; null without the right to see details, and
 * if none of its sub-calendars is still there.
 */
export function contentsView(event: SeenState, viewer: Viewer): Contents | null {
  const { seesDetails, subCalendarIds } = event.seen;
  const known = new Set(viewer.access.state.subCalendars.map(({ id }) => id));
  const remainingIds = subCalendarIds.filter((id) => known.has(id));
  if (!seesDetails || remainingIds.length === 0) return null;
  return { ...contents(event, viewer), sub_calendar_ids: remainingIds };
}

/** Texts that the visitor may not know are empty. */
function contents({ state, seen, seesRule }: SeenState, { zone, fields }: Viewer): Contents {
  const { allDay, start, end } = state;
  const local = (time: number) => timeText(zone.toLocal(time)).slice(0, -3);
  const texts = visibleTexts(state, seen, fields);
  return {
    title: texts?.title ?? '',
    start: allDay ? dateText(start) : local(start),
    end: allDay ? dateText(end - dayMs) : local(end),
    all_day: allDay,
    sub_calendar_ids: [...seen.subCalendarIds],
    tz: state.zone,
    rrule: seesRule ? (state.recurrence?.rrule ?? null) : null,
    who: texts?.who ?? '',
    location: texts?.location ?? '',
    notes: texts?.notes ?? '',
    custom: texts?.custom ?? {},
    signup: texts?.signup ?? null,
  };
}

/** Lists the differences between two states of an event, as far as the visitor may know both. */
export function fieldChanges(before: SeenState, after: SeenState, viewer: Viewer): FieldChange[] {
  const seesDetails = before.seen.seesDetails && after.seen.seesDetails;
  const mayChange = before.seen.mayChange && after.seen.mayChange;
  const seesRule = seesDetails && before.seesRule && after.seesRule;
  const [old, current] = [before, after].map((one) => {
    const seen = { ...one.seen, seesDetails, mayChange };
    return {
      ...contents({ ...one, seen, seesRule }, viewer),
      files: visibleTexts(one.state, seen, viewer.fields)?.attachments.map(({ name }) => name),
    };
  });
  if (!old || !current) return [];
  const isSeries = before.state.recurrence !== null || after.state.recurrence !== null;
  const { custom: values, files, ...members } = current;
  return [
    ...(Object.keys(members) as (keyof typeof members)[])
      // The zone of an event that happens once means nothing.
      .filter((name) => name !== 'tz' || (isSeries && seesRule))
      .map((name) => change(name, old[name], members[name])),
    ...Object.keys({ ...old.custom, ...values }).map((id) =>
      change(`custom.${id}`, old.custom[id] ?? null, values[id] ?? null),
    ),
    change('attachments', old.files, files),
  ].filter(
    (fieldChange) => JSON.stringify(fieldChange.before) !== JSON.stringify(fieldChange.after),
  );
}

function change(field: string, before: unknown, after: unknown): FieldChange {
  // Any JSON is allowed, which the generated type cannot express.
  return { field, before, after } as FieldChange;
}
