import type { components } from '#generated/calendar/types.ts';
import { errorBody } from '../../http/errors.ts';
import type { EventFieldRecord, EventRecord, EventTexts } from '../../seed/calendar/records.ts';
import type { ServerText } from '../../translations/server-texts.ts';
import type { CalendarState } from '../../world/calendar/calendar-state.ts';
import { hasOptions, isCustom } from '../../world/calendar/field-types.ts';
import { changeExceptions } from '../../world/calendar/series.ts';
import { isoTime } from '../../world/times.ts';
import { conflict, invalidField, notFound } from '../admin-support.ts';
import { type CalendarHandlers, signatureFor } from './calendar-call.ts';

type Schemas = components['schemas'];
type OptionRequest = Schemas['EventFieldOptionRequest'];

export const eventFieldCalls = {
  createEventField({ access, body }) {
    const { state, calendar } = access;
    const problem = fieldProblem(state, body.type, body);
    if (problem) return invalidField(...problem);
    if (state.fields.filter(isCustom).length >= calendar.license.features.custom_fields) {
      return { status: 409, body: errorBody('license_limit_reached') };
    }
    const id = Math.max(1000, ...state.fields.map((field) => field.id)) + 1;
    const { type, name, active = true, required = false, in_title = false } = body;
    const createdField: EventFieldRecord = {
      id,
      type,
      name: name.trim(),
      active,
      required,
      in_title,
      visibility: body.visibility ?? 'all_users',
      multiple: body.multiple ?? false,
      options: numbered(id, body.options ?? [], []),
    };
    state.fields = [...state.fields, createdField];
    state.log.addConfiguration({ isVisible: false });
    return { status: 201, body: { ...createdField, position: state.fields.length - 1 } };
  },

  updateEventField(call) {
    const { access, path, body } = call;
    const { state } = access;
    const before = state.fields.find(({ id }) => id === path.eventFieldId);
    if (!before) return notFound;
    const problem = fieldProblem(state, before.type, body, before);
    if (problem) return invalidField(...problem);
    const { position, options, name, ...rest } = body;
    const changedField: EventFieldRecord = {
      ...before,
      ...rest,
      ...(name === undefined ? {} : { name: name?.trim() ?? null }),
      ...(options ? { options: numbered(before.id, options, before.options) } : {}),
    };
    const otherFields = state.fields.filter((field) => field !== before);
    const place = Math.min(position ?? state.fields.indexOf(before), otherFields.length);
    state.fields = otherFields.toSpliced(place, 0, changedField);
    if (options) keepOptions(call, changedField);
    const isVisible =
      changedField.active !== before.active || changedField.visibility !== before.visibility;
    state.log.addConfiguration({ isVisible });
    return { status: 200, body: { ...changedField, position: place } };
  },

  deleteEventField(call) {
    const { state } = call.access;
    const before = state.fields.find(({ id }) => id === call.path.eventFieldId);
    if (!before) return notFound;
    if (!isCustom(before)) return conflict;
    const values = countValues(state, before.id);
    if (values > 0 && call.query.typed_name?.trim() !== before.name) {
      return { status: 409, body: { ...errorBody('field_has_values'), values } };
    }
    state.fields = state.fields.filter((field) => field !== before);
    changeValues(call, (custom) => without(custom, before.id));
    state.log.addConfiguration({ isVisible: true });
    return { status: 204 };
  },
} satisfies CalendarHandlers;

type FieldRequest = Pick<Schemas['EventFieldChanges'], 'name' | 'options' | 'multiple'>;

/** The rules that no schema expresses. */
function fieldProblem(
  state: CalendarState,
  type: EventFieldRecord['type'],
  { name, options, multiple }: FieldRequest,
  before?: EventFieldRecord,
): [field: string, message: ServerText] | undefined {
  const isNameless = before ? name === null && isCustom(before) : name == null;
  if (isNameless) return ['name', 'Please fill in this field.'];
  const wantedName = name?.trim();
  if (
    wantedName !== undefined &&
    state.fields.some((field) => field !== before && field.name === wantedName)
  ) {
    return ['name', 'Another field has this name.'];
  }
  if (multiple && !hasOptions(type)) return ['multiple', 'Only choices may be multiple.'];
  if (multiple === false && before?.multiple && hasSeveral(state, before.id)) {
    return ['multiple', 'Some events have several of these options.'];
  }
  const message = optionsProblem(type, options ?? (before ? undefined : []), before);
  return message && ['options', message];
}

function optionsProblem(
  type: EventFieldRecord['type'],
  options: readonly OptionRequest[] | undefined,
  before: EventFieldRecord | undefined,
): ServerText | undefined {
  if (!options) return undefined;
  if (!hasOptions(type)) return options.length > 0 ? 'Only choices have options.' : undefined;
  if (options.length === 0) return 'A choice needs at least one option.';
  const names = new Set(options.map(({ name }) => name.trim()));
  if (names.size < options.length) return 'Two options have the same name.';
  const ids = options.flatMap(({ id }) => id ?? []);
  const isKnown = ids.every((id) => before?.options.some((option) => option.id === id));
  return isKnown && new Set(ids).size === ids.length ? undefined : 'There is no such option.';
}

function hasSeveral({ events }: CalendarState, fieldId: number): boolean {
  return events
    .list()
    .some((record) =>
      listValues(record, fieldId).some((value) => Array.isArray(value) && value.length > 1),
    );
}

/** The number of events and series that have a value, if only in one occurrence. */
function countValues({ events }: CalendarState, fieldId: number): number {
  return events.list().filter((record) => listValues(record, fieldId).length > 0).length;
}

/** The values of an event and of its occurrences. */
function listValues({ custom, exceptions }: EventRecord, fieldId: number) {
  const own = [...exceptions.values()].map(({ changes }) => changes?.custom);
  return [custom, ...own].flatMap((values) => {
    const value = values?.[fieldId];
    return value === undefined ? [] : [value];
  });
}

/** Existing options keep their ids; new ones continue the count. */
function numbered(
  fieldId: number,
  options: readonly OptionRequest[],
  before: EventFieldRecord['options'],
): EventFieldRecord['options'] {
  let last = Math.max(fieldId * 10, ...before.map(({ id }) => id));
  return options.map(({ id, name, color = null }) => {
    if (id === undefined) last += 1;
    return { id: id ?? last, name: name.trim(), color };
  });
}

type FieldCall = Parameters<typeof signatureFor>[0];

/** Removes from all events the options that a choice no longer has. */
function keepOptions(call: FieldCall, { id, options }: EventFieldRecord) {
  changeValues(call, (custom) => {
    const value = custom[id];
    if (!Array.isArray(value)) return custom;
    const remainingIds = value.filter((optionId) =>
      options.some((option) => option.id === optionId),
    );
    if (remainingIds.length === value.length) return custom;
    return remainingIds.length > 0 ? { ...custom, [id]: remainingIds } : without(custom, id);
  });
}

function without(custom: EventTexts['custom'], id: number): EventTexts['custom'] {
  if (!(id in custom)) return custom;
  return Object.fromEntries(Object.entries(custom).filter(([name]) => name !== String(id)));
}

/** Changes the values of all events, which this cannot undo. */
function changeValues(
  call: FieldCall,
  change: (custom: EventTexts['custom']) => EventTexts['custom'],
) {
  const { state } = call.access;
  for (const record of state.events.list()) {
    const changedRecord = withValues(record, change);
    if (changedRecord === record) continue;
    const after = { ...changedRecord, version: state.newVersion() };
    state.events.set(after);
    const { author, now } = signatureFor(call);
    state.log.add({ rootId: record.id, at: isoTime(now), author, before: record, after });
  }
}

function withValues(
  record: EventRecord,
  change: (custom: EventTexts['custom']) => EventTexts['custom'],
): EventRecord {
  const custom = change(record.custom);
  const exceptions = changeExceptions(record.exceptions, (changes) => {
    const own = changes.custom && change(changes.custom);
    return !own || own === changes.custom ? changes : { ...changes, custom: own };
  });
  const isSame =
    custom === record.custom &&
    [...exceptions].every(([original, exception]) => exception === record.exceptions.get(original));
  return isSame ? record : { ...record, custom, exceptions };
}
