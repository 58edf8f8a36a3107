import type { rights } from '#generated/calendar/rights.ts';
import type { components } from '#generated/calendar/types.ts';

/** A visitor's right to a calendar or a sub-calendar. */
export type CalendarRight = (typeof rights)[keyof typeof rights][number];

type Schemas = components['schemas'];
export type Permission = Schemas['Permission'];

const writing: readonly CalendarRight[] = ['read', 'add', 'change'];

const rightsByRole: Readonly<Record<Permission, readonly CalendarRight[]>> = {
  admin: [...writing, 'administer'],
  modify: writing,
  modify_from_same_link: writing,
  modify_from_same_link_without_details: writing,
  add_only: writing,
  add_only_without_details: writing,
  read_only: ['read'],
  read_only_without_details: ['read'],
  no_access: [],
};

/**
 * Returns whether a role includes a right; `change` may be limited to one's own events, which each event's `rights` tell. Roles
 * of a newer server may only read.
 */
export function roleHas(role: string, right: CalendarRight): boolean {
  const rightsOfRole: Readonly<Record<string, readonly CalendarRight[]>> = rightsByRole;
  return (rightsOfRole[role] ?? rightsByRole.read_only).includes(right);
}

/** Returns whether a visitor may change events of some sub-calendar, though perhaps only their own. */
export function mayChangeAny(subCalendars: readonly { readonly role: string }[]): boolean {
  return subCalendars.some(({ role }) => roleHas(role, 'change'));
}

/** For which other occurrences a change of one is refused, because the visitor may not change all of them. */
export function deniedScopes({
  rights,
}: Pick<Schemas['Event'], 'rights'>): readonly Schemas['EventScope'][] {
  return rights.denied_scopes ?? [];
}
