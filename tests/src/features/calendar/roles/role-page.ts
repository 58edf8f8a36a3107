import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { openEvents } from '#src/calendar/store/open-events.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { serverNow } from '#src/util/server-clock.ts';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import {
  accounts,
  addresses,
  addTarget,
  later,
  type Role,
  readEvents,
  type Send,
  start,
  type Target,
} from './targets.ts';

/** A request beside the page, in the same browser. */
export const send: Send = (method, path, body) =>
  fetch(window.location.origin + path, {
    method,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

export type RolePage = Awaited<ReturnType<typeof openRolePage>>;

/** Opens the calendar of the meeting rooms as a visitor with a role. */
export async function openRolePage(role: Role, view: string) {
  const key = addresses[role];
  const account = accounts[role];
  const path = account ? `/c/${key}` : `/${key}`;
  const page = await openPage(`${path}?view=${view}`, {
    controls: { clock: { now: start } },
    ...(account && { as: account }),
  });
  // A year shows no events, only how many there are.
  const sign = view.startsWith('year') ? '[data-level]:not([data-level="0"])' : '[data-event]';
  await waitFor(() => expect(document.querySelector(sign)).not.toBeNull());
  const refused: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const answer = await fetch(input, init);
    const isWrite = input instanceof Request && input.method !== 'GET';
    if (isWrite && !answer.ok) refused.push(`${input.method} ${input.url} ${answer.status}`);
    return answer;
  });
  return {
    ...page,
    key,
    path,
    /** The client's calls that change something, which a preview of a change does not. */
    writes: () =>
      page.calls.filter((call) => !call.startsWith('GET') && !call.endsWith('/preview')),
    /** Those of them that the server has refused. */
    refused,
  };
}

/** Where the event is not on the first day of the week. */
const days: Partial<Record<Target, string>> = {
  'an own event': '2026-03-05',
  'an event to read only': '2026-03-04',
};

/** Opens the list of a day of a year, unless it is open. */
async function showDay({ user }: RolePage, day: string): Promise<void> {
  if (screen.queryByRole('dialog')?.querySelector('[data-day]')) return;
  const cell = document.querySelector(`[role="gridcell"][data-day="${dayNumber(day)}"]`);
  if (cell) await user.click(cell);
}

/** Brings a pointer to an element, and waits for the code of gestures that loads meanwhile. */
async function approach(element: HTMLElement): Promise<void> {
  fireEvent.pointerEnter(element);
  await act(() => vi.dynamicImportSettled());
}

/** A page that shows an event, and knows what it may do with it. */
export type TargetPage = Awaited<ReturnType<typeof openTargetPage>>;

export async function openTargetPage(role: Role, target: Target, view = 'week') {
  const day = days[target] ?? '2026-03-02';
  const page = await openRolePage(role, `${view}&date=${day}`);
  const id = await addTarget(send, role, target);
  const find = async () => {
    if (view.startsWith('year')) await showDay(page, day);
    const event = await waitFor(() => {
      const shown = document.querySelector<HTMLElement>(`[data-event="${id}"]`);
      if (!shown) throw new Error('The view does not show the event.');
      return shown;
    });
    await approach(event);
    return event;
  };
  const update = () => act(() => openEvents(page.key, undefined).refresh());
  await update();
  // It has been renamed, unless nobody may see that.
  await waitFor(async () =>
    expect(await find()).toHaveAccessibleName(/^(Long lunch|Reserved)(,|$)/),
  );
  if (target.endsWith('later')) {
    await control('clock', { now: later });
    await update();
    await waitFor(() => expect(serverNow()).toBeGreaterThan(Date.parse(later)));
  }
  return {
    ...page,
    id,
    find,
    update,
    focus: async () => {
      const event = await find();
      act(() => event.focus());
      await waitFor(() => expect(event).toHaveFocus());
      return event;
    },
    openCard: async () => {
      await page.user.click(await find());
      const card = await screen.findByRole('dialog');
      await within(card).findByText(/ [AP]M – .+[AP]M$/);
      return within(card);
    },
  };
}

export type Snapshot = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** What the server knows of all events, except for when and how often they were changed. */
export async function takeSnapshot(): Promise<Snapshot> {
  const events = await readEvents(send);
  return new Map(events.map(({ version, updated_at, rights, ...event }) => [event.id, event]));
}

/** Closes the page's message, so that the next one is a new one. */
export async function closeMessage({ user }: Pick<RolePage, 'user'>): Promise<void> {
  const close = screen.queryByRole('button', { name: 'Close message' });
  if (close) await user.click(close);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Message' })).toBeNull());
}

/** Whether the page asks which occurrences of a series are meant. */
export const isAsking = () => screen.queryByRole('dialog', { name: / which events\?$/ }) !== null;

/** Whether the page says something now. */
export const says = (text: string | RegExp) => screen.queryAllByText(text).length > 0;

export const countGhosts = () => document.querySelectorAll('[data-ghost]').length;
