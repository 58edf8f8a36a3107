import type { components } from '#generated/calendar/types.ts';
import type { CalendarExtras } from '../calendar-extras.ts';
import type { Permission } from './records.ts';

type Schemas = components['schemas'];

/** The rights of a key or a member. */
export interface Share {
  readonly role: Schemas['AccessRole'];
  /** Only if the role is `mixed`. */
  readonly subCalendarRoles: readonly Schemas['SubCalendarPermission'][];
}

export interface KeyShare extends Share {
  /** True if visitors must enter the calendar's password, if it has one. */
  readonly asksPassword: boolean;
}

const rolesByAccess: Readonly<Record<CalendarExtras['keys'][number]['access'], Permission>> = {
  administrator: 'admin',
  modify: 'modify',
  add: 'add_only',
  read: 'read_only',
};

const rowingClubKeys: Readonly<Record<number, KeyShare>> = {
  // Not even the club's own link would open the calendar's page without its password.
  1011: { role: 'admin', subCalendarRoles: [], asksPassword: false },
  1012: {
    role: 'mixed',
    subCalendarRoles: [
      { sub_calendar_id: 10101, role: 'read_only' },
      { sub_calendar_id: 10106, role: 'read_only' },
      { sub_calendar_id: 10105, role: 'read_only_without_details' },
    ],
    asksPassword: true,
  },
};

/** Keys for every role, in the calendar of the meeting rooms. */
export const roleKeys = [
  { id: 1021, key: 'ksmeetingrooms0102', label: 'Main link', role: 'admin' },
  { id: 1022, key: 'ksroomsmodify00001', label: 'Front desk', role: 'modify' },
  { id: 1023, key: 'ksroomsmodifyown01', label: 'Tenants', role: 'modify_from_same_link' },
  {
    id: 1024,
    key: 'ksroomsmodifyhide1',
    label: 'Tenants of the annex',
    role: 'modify_from_same_link_without_details',
  },
  { id: 1025, key: 'ksroomsaddonly0001', label: 'Guests', role: 'add_only' },
  {
    id: 1026,
    key: 'ksroomsaddhide0001',
    label: 'Guests of the annex',
    role: 'add_only_without_details',
  },
  { id: 1027, key: 'ksroomsreadonly001', label: 'Screen in the lobby', role: 'read_only' },
  {
    id: 1028,
    key: 'ksroomsreadhide001',
    label: 'Screens at the doors',
    role: 'read_only_without_details',
  },
  { id: 1029, key: 'ksroomsnoaccess001', label: 'Former tenants', role: 'no_access' },
  { id: 1030, key: 'ksroomsmixed000001', label: 'Caterer', role: 'mixed' },
] as const;

const catererRoles: KeyShare['subCalendarRoles'] = [
  { sub_calendar_id: 10201, role: 'read_only' },
  { sub_calendar_id: 10202, role: 'read_only_without_details' },
  { sub_calendar_id: 10204, role: 'modify' },
];

/** Returns the rights of a key of the demo data. */
export function seededKeyShare({
  id,
  access,
}: Pick<CalendarExtras['keys'][number], 'id' | 'access'>): KeyShare {
  const knownShare = rowingClubKeys[id];
  if (knownShare) return knownShare;
  const role = roleKeys.find((key) => key.id === id)?.role;
  return {
    role: role ?? rolesByAccess[access],
    subCalendarRoles: role === 'mixed' ? catererRoles : [],
    asksPassword: true,
  };
}

/** The admin tool's word for a role. */
export function keyAccess(role: Schemas['AccessRole']): CalendarExtras['keys'][number]['access'] {
  if (role === 'admin') return 'administrator';
  if (role === 'mixed' || role.startsWith('modify')) return 'modify';
  return role.startsWith('add') ? 'add' : 'read';
}

/** Members who may not do what other members may, by calendar and user. */
const memberShares: Readonly<Record<string, Share>> = {
  '102/1': { role: 'modify_from_same_link', subCalendarRoles: [] },
  '102/2': {
    role: 'mixed',
    subCalendarRoles: [
      { sub_calendar_id: 10201, role: 'modify' },
      { sub_calendar_id: 10202, role: 'read_only_without_details' },
    ],
  },
  '107/2': { role: 'read_only', subCalendarRoles: [] },
};

/** Returns the rights of a member of a calendar in the demo data. */
export function seededMemberShare(calendarId: number, userId: number, isOwner: boolean): Share {
  const knownShare = memberShares[`${calendarId}/${userId}`];
  return knownShare ?? { role: isOwner ? 'admin' : 'modify', subCalendarRoles: [] };
}
