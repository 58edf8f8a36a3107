import type { components } from '#generated/calendar/types.ts';
import type { CalendarExtras } from '../../seed/calendar-extras.ts';
import { mainKeyId } from '../../seed/event-pointers.ts';
import { listFeatures } from '../../seed/licenses.ts';
import { manyCalendars } from '../../seed/many-calendars.ts';
import { type CalendarAddress, calendarAt } from '../calendar-addresses.ts';
import type { World } from '../world.ts';

type Schemas = components['schemas'];

/** A calendar at an address, also one of those that only Mandy Many's dashboard knows. */
export interface OpenedCalendar {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  /** The main one. */
  readonly key: string;
  readonly owner: { readonly id: number; readonly name: string };
  readonly organization: { readonly name: string; readonly hidden: boolean } | null;
  readonly license: Schemas['CalendarLicense'];
  readonly active: boolean;
  readonly keys: CalendarExtras['keys'];
  /** Null if no key asks for one. */
  readonly password: string | null;
}

export function openedCalendar(world: World, address: CalendarAddress): OpenedCalendar | undefined {
  const calendar = calendarAt(world, address);
  if (!calendar) return calendarOfMany(address);
  const { id, identifier, title, key, owner, organization, active } = calendar;
  const { keys, password, subscription } = world.calendarExtras.get(id);
  const { license, features } = subscription;
  return {
    id,
    identifier,
    title,
    key,
    owner,
    organization,
    active,
    keys,
    password,
    license: { license, features },
  };
}

/** Opened by identifier only. */
function calendarOfMany(address: CalendarAddress): OpenedCalendar | undefined {
  const calendar = manyCalendars().find(({ key, identifier }) =>
    'key' in address ? key === address.key : identifier === address.identifier,
  );
  if (!calendar) return undefined;
  const { id, identifier, title, key, owner, active, license, created_at } = calendar;
  const { organization_name: name } = calendar;
  const main = key ?? '';
  const entry = {
    id: mainKeyId(id),
    key: main,
    label: 'Main link',
    access: 'administrator',
  } as const;
  return {
    id,
    identifier,
    title,
    key: main,
    owner,
    active,
    password: null,
    organization: name === null ? null : { name, hidden: false },
    license: { license, features: listFeatures(license) },
    keys: key === null ? [] : [{ ...entry, active: true, created_at, last_used_at: null }],
  };
}
