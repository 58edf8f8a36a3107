import type { components } from '#generated/calendar/types.ts';
import type { EventFieldRecord, EventTexts } from '../../seed/calendar/records.ts';

type BuiltIn = components['schemas']['BuiltInFieldType'];

/** Which fields of events a visitor sees. */
export interface FieldAccess {
  /** Returns whether a built-in field is shown to those who may change the event, or to everyone. */
  shows(type: BuiltIn, mayChange: boolean): boolean;
  /** The values of the calendar's own fields that are shown. */
  visibleValues(custom: EventTexts['custom'], mayChange: boolean): EventTexts['custom'];
}

const accesses = new WeakMap<readonly EventFieldRecord[], FieldAccess>();

/** Computed once for a list of fields, which never changes. */
export function fieldAccess(fields: readonly EventFieldRecord[]): FieldAccess {
  const access = accesses.get(fields) ?? computedAccess(fields);
  accesses.set(fields, access);
  return access;
}

/** Returns whether events have a field, for visitors who may change them or not. */
export function isFieldShown(
  { active, visibility }: EventFieldRecord,
  mayChange: boolean,
): boolean {
  return active && (mayChange || visibility === 'all_users');
}

function computedAccess(fields: readonly EventFieldRecord[]): FieldAccess {
  const hiddenIds = (mayChange: boolean) =>
    new Set(fields.filter((field) => !isFieldShown(field, mayChange)).map(({ id }) => String(id)));
  const hiddenTypes = (mayChange: boolean) =>
    new Set(fields.filter((field) => !isFieldShown(field, mayChange)).map(({ type }) => type));
  const [ids, types] = [
    { all: hiddenIds(false), changing: hiddenIds(true) },
    { all: hiddenTypes(false), changing: hiddenTypes(true) },
  ];
  return {
    shows: (type, mayChange) => !(mayChange ? types.changing : types.all).has(type),
    visibleValues(custom, mayChange) {
      const hiddenFields = mayChange ? ids.changing : ids.all;
      const names = Object.keys(custom);
      if (!names.some((name) => hiddenFields.has(name))) return custom;
      return Object.fromEntries(Object.entries(custom).filter(([name]) => !hiddenFields.has(name)));
    },
  };
}
