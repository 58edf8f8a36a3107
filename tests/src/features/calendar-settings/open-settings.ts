import { screen } from '@testing-library/react';
import type { components } from '#generated/calendar/types.ts';
import type { SharedLink } from '#src/features/calendar-settings/links/shared-link.ts';
import type { Member } from '#src/features/calendar-settings/people/member.ts';
import { openPage } from '#tests/setup/open-page.tsx';

export const rowing = '/ksr0wingclubmain01';

/** Opens a part of the rowing club's settings as its administrator. @param hash names a setting. */
export async function openSettings(part: string, heading: string, hash = '') {
  const page = await openPage(`${rowing}/settings/${part}${hash}`);
  await screen.findByRole('heading', { level: 1, name: heading });
  return page;
}

/** The settings on the server. */
export async function readSettings() {
  return (await readConfiguration()).settings;
}

/** The sub-calendars on the server, in their order. */
export async function readSubCalendars() {
  return (await readConfiguration()).sub_calendars;
}

/** The rowing club's links or members on the server. */
export async function readSharing<List extends 'keys' | 'members'>(
  list: List,
): Promise<readonly (List extends 'keys' ? SharedLink : Member)[]> {
  return (await read(`${rowing}/${list}`)).results;
}

/** The configuration on the server. */
export function readConfiguration(): Promise<components['schemas']['CalendarConfiguration']> {
  return read(rowing);
}

async function read(path: string) {
  const response = await fetch(`${window.location.origin}/calendars${path}`, {
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  });
  return response.json();
}
