import type { Permission } from '../../seed/calendar/records.ts';

/** The rights of a role to a sub-calendar's events. */
export interface RoleRights {
  /** Whose events' details one sees; none at all hides the sub-calendar. */
  readonly details: 'all' | 'own' | 'none' | 'hidden';
  readonly add: boolean;
  /** `own`: added by the same user or with the same key. `recent`: added in this visit, within half an hour. */
  readonly change: 'all' | 'own' | 'recent' | 'none';
  readonly administer: boolean;
}

const reading = { add: false, change: 'none', administer: false } as const;

export const roleRights: Readonly<Record<Permission, RoleRights>> = {
  admin: { details: 'all', add: true, change: 'all', administer: true },
  modify: { details: 'all', add: true, change: 'all', administer: false },
  modify_from_same_link: { details: 'all', add: true, change: 'own', administer: false },
  modify_from_same_link_without_details: {
    details: 'own',
    add: true,
    change: 'own',
    administer: false,
  },
  add_only: { details: 'all', add: true, change: 'recent', administer: false },
  add_only_without_details: { details: 'own', add: true, change: 'recent', administer: false },
  read_only: { details: 'all', ...reading },
  read_only_without_details: { details: 'none', ...reading },
  no_access: { details: 'hidden', ...reading },
};

export type CalendarRight = 'read' | 'add' | 'change' | 'administer';

/** Returns whether a role has a right, if only for some events. */
export function hasRight(role: Permission, right: CalendarRight): boolean {
  const { details, add, change, administer } = roleRights[role];
  return { read: details !== 'hidden', add, change: change !== 'none', administer }[right];
}
