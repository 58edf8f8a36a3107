import type { components } from '#generated/calendar/types.ts';
import type { EventTexts } from '../../seed/calendar/records.ts';
import { readRule } from '../../time/recurrence-rule.ts';
import { findZone } from '../../time/zones.ts';
import type { SeenOccurrence } from '../../world/calendar/event-view.ts';
import { occurrenceId, textsAt } from '../../world/calendar/occurrences.ts';
import { hasRight } from '../../world/calendar/roles.ts';
import { type Changes, toSpan } from '../../world/calendar/series.ts';
import { permissionDenied } from '../admin-support.ts';
import { type CalendarCall, type FieldProblem, invalidFields, problemIf } from './calendar-call.ts';
import { changedValues, missingValues, valueProblems } from './custom-values.ts';
import { attachmentProblems, changedAttachments } from './event-attachments.ts';
import { findEnd, readTimes } from './event-times.ts';

type Schemas = components['schemas'];
type Call = Pick<CalendarCall<'createEvent'>, 'access' | 'viewer' | 'uploadedFile'>;
/** The body of a new event, or of a change. */
type Given = Partial<Omit<Schemas['EventChanges'], 'version' | 'scope'>>;

/** Reads the body of a new event, or of a change to an event; or the refusal of what is wrong with it. */
export function readChanges(
  call: Call,
  givenFields: Given,
  current?: SeenOccurrence,
): Changes | typeof permissionDenied | ReturnType<typeof invalidFields> {
  const before = current && textsAt(current);
  const read = readTimes(givenFields, call.viewer.zone, current);
  // What the event will take; undefined if the request does not say.
  const span = 'problem' in read ? undefined : read.times ? toSpan(read.times) : current;
  const places = readSubCalendars(call, givenFields.sub_calendar_ids, current);
  if ('status' in places) return places;
  const { fields } = call.access.state;
  const custom = changedValues(before?.custom ?? {}, givenFields.custom ?? {});
  const { rrule, problems: ruleProblems } = repetitionFrom(givenFields);
  const problems = [
    ...('problem' in read ? [read.problem] : []),
    ...places.problems,
    ...ruleProblems,
    ...requiredTexts(call, givenFields, current),
    ...valueProblems(givenFields.custom ?? {}, fields),
    ...(current ? [] : missingValues(custom, fields)),
    ...attachmentProblems(call, givenFields, before?.attachments ?? []),
    ...signupProblems(call, givenFields, { current, end: span && findEnd(span, call.access) }),
  ];
  if (problems.length > 0 || 'problem' in read) return invalidFields(problems);
  return {
    texts: changedTexts(call, givenFields, { ids: places.ids, custom, before }),
    times: read.times,
    rrule,
    zone: givenFields.tz ?? undefined,
  };
}

/** The rule as it is stored, and what is wrong with it or its zone. */
function repetitionFrom({ rrule, tz }: Given) {
  const isUnknown = tz != null && !findZone(tz);
  const problems = problemIf(isUnknown, 'tz', 'There is no such time zone.');
  if (rrule == null) return { rrule, problems };
  const { rule, problem } = readRule(rrule);
  if (problem) problems.unshift({ field: 'rrule', message: problem });
  return { rrule: rule, problems };
}

interface Computed {
  readonly ids: readonly number[] | undefined;
  readonly custom: EventTexts['custom'];
  readonly before: EventTexts | undefined;
}

function changedTexts(
  { access }: Call,
  givenFields: Given,
  { ids, custom, before }: Computed,
): Partial<EventTexts> {
  const { title, who, location, notes, signup } = givenFields;
  const hasFiles = givenFields.add_attachments || givenFields.remove_attachment_ids;
  return {
    ...(title === undefined ? {} : { title: title.trim().replaceAll(/\s+/g, ' ') }),
    ...(who === undefined ? {} : { who: who.trim() }),
    ...(location === undefined ? {} : { location: location.trim() }),
    ...(notes === undefined ? {} : { notes }),
    ...(signup === undefined ? {} : { signup }),
    ...(givenFields.custom ? { custom } : {}),
    ...(ids ? { subCalendarIds: ids } : {}),
    ...(hasFiles
      ? { attachments: changedAttachments(access.state, givenFields, before?.attachments ?? []) }
      : {}),
  };
}

/** Sub-calendars that the visitor cannot see stay. */
function readSubCalendars(
  { access }: Call,
  givenIds: readonly number[] | undefined,
  current: SeenOccurrence | undefined,
): { ids?: readonly number[]; problems: FieldProblem[] } | typeof permissionDenied {
  if (!givenIds) return { problems: [] };
  const before = current ? textsAt(current).subCalendarIds : [];
  const { state, roleFor } = access;
  const addedIds = givenIds.filter((id) => !before.includes(id));
  const isKnown = (id: number) =>
    state.subCalendars.some((subCalendar) => subCalendar.id === id) && roleFor(id) !== 'no_access';
  if (!addedIds.every(isKnown)) {
    return { problems: [{ field: 'sub_calendar_ids', message: 'There is no such sub-calendar.' }] };
  }
  if (!addedIds.every((id) => hasRight(roleFor(id), 'add'))) return permissionDenied;
  const hiddenIds = before.filter((id) => roleFor(id) === 'no_access' && !givenIds.includes(id));
  return { ids: [...givenIds, ...hiddenIds], problems: [] };
}

/** Built-in fields that the calendar requires: a new event has them, and a change does not empty them. */
export function requiredTexts(
  { access }: Pick<Call, 'access'>,
  givenTexts: Pick<Given, 'who' | 'location' | 'notes'>,
  current?: SeenOccurrence,
): FieldProblem[] {
  return access.state.fields.flatMap(({ type, active, required }) => {
    if (!active || !required || !isText(type)) return [];
    const value = givenTexts[type];
    const isMissing = value === undefined ? !current : value.trim() === '';
    return problemIf(isMissing, type, 'Please fill in this field.');
  });
}

function isText(type: string): type is 'who' | 'location' | 'notes' {
  return type === 'who' || type === 'location' || type === 'notes';
}

function signupProblems(
  { access }: Call,
  { signup }: Given,
  { current, end }: { current: SeenOccurrence | undefined; end: number | undefined },
): FieldProblem[] {
  if (!signup) return [];
  const { limit, deadline } = signup;
  const count = current ? (access.state.signups.get(occurrenceId(current))?.length ?? 0) : 0;
  const isTooLow = limit !== null && limit < count;
  const isTooLate = deadline !== null && end !== undefined && Date.parse(deadline) > end;
  return [
    ...problemIf(isTooLow, 'signup.limit', 'More people have signed up already.'),
    ...problemIf(isTooLate, 'signup.deadline', 'Must not be after the end of the event.'),
  ];
}
