import { act, cleanup, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { openEvents } from '#src/calendar/store/open-events.ts';
import { englishText, type Message } from '#src/i18n/message.ts';
import { type StatusMessage, statusAtom } from '#src/status/status.ts';
import type { DayRange } from '#src/util/day-numbers.ts';
import { openPage, startPage } from '#tests/setup/open-page.tsx';
import { buttonNamed, openDialog, openEditor } from './hands.ts';
import { Network } from './network.ts';
import { OtherVisitor } from './other-visitor.ts';

/** A calendar, as the page and another visitor open it. */
export interface Place {
  readonly calendar: string;
  readonly other: string;
  readonly zone: string;
  readonly view: string;
  /** How long a time the timeline shows. */
  readonly scale?: string;
}

/** A page and another visitor of the same calendar. */
export interface Session {
  readonly place: Place;
  /** The days that both keep up to date. */
  readonly range: DayRange;
  readonly network: Network;
  readonly other: OtherVisitor;
  /** What has been done. */
  readonly story: string[];
  /** What the page has told, oldest first. */
  readonly told: string[];
  /** How many of the changes and messages have been compared. */
  readonly seen: { writes: number; told: number };
  /** Loads the page again, unless changes are still on their way, whose outcome nobody would tell. */
  readonly reload: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openSession(place: Place, range: DayRange): Promise<Session> {
  const { fetch } = globalThis;
  let page: Awaited<ReturnType<typeof startPage>> = await openPage(
    `/${place.calendar}?view=${place.view}&date=2026-03-02${place.scale ? `&scale=${place.scale}` : ''}`,
  );
  const network = new Network();
  const told: string[] = [];
  const listen = () =>
    page.store.sub(statusAtom, () => {
      const status = page.store.get(statusAtom);
      if (status) told.push(statusText(status));
    });
  let stop = listen();
  const other = new OtherVisitor(place.other, place.zone, range);
  await settle(network);
  // Days that nobody looks at are brought up to date only when somebody does.
  const watch = () => openEvents(place.calendar, undefined).watch(range, () => {});
  let stopWatching = watch();
  await settle(network);
  const leave = () => {
    stop();
    stopWatching();
    page.stopFollowing();
    cleanup();
    page.router.dispose();
  };
  return {
    ...{ place, range, network, other, told, seen: { writes: 0, told: 0 } },
    story: [`${place.calendar} ${place.view} ${place.scale ?? ''}`],
    reload: async () => {
      if (network.isWorking || network.held > 0) return;
      leave();
      page = await startPage();
      stop = listen();
      await settle(network);
      stopWatching = watch();
      await settle(network);
    },
    close: async () => {
      network.calm();
      await settle(network);
      other.leave();
      leave();
      vi.stubGlobal('fetch', fetch);
      localStorage.clear();
      sessionStorage.clear();
    },
  };
}

function statusText({ type, title, text }: StatusMessage): string {
  const parts = Array.isArray(text) ? text : [text];
  const texts = [title, ...parts].flatMap((part: Message | undefined) =>
    part === undefined ? [] : [englishText(part)],
  );
  return `${type}: ${texts.join(' ')}`;
}

/** What has happened, for the message of a failed test. */
export function tellStory({ story, network, told }: Session): string {
  const sent = network.writes.map(
    ({ visitor, call, fault, isMade, isTold }) =>
      `${visitor}: ${call} (${fault})${isMade ? ' made' : ''}${isTold ? ' told' : ''}`,
  );
  const read = network.reads.slice(-30);
  const lines = ['', ...story, '-- sent', ...sent, '-- read at last', ...read];
  return [...lines, '-- told', ...told, '--'].join('\n');
}

/** Leaves forms and questions, as a person does who gives up. */
export async function closeForms({ network, story }: Session): Promise<void> {
  for (let attempts = 0; attempts < 5; attempts += 1) {
    const open = openDialog() ?? openEditor();
    if (!open) return;
    story.push('give up');
    const button = buttonNamed(open, /^(Close|Cancel|Leave page|Back to the calendar)$/);
    if (!button) throw new Error(`There is no way out of: ${open.textContent}`);
    await act(async () => button.click());
    await settle(network);
  }
}

/** Brings the page up to date, like a person who comes back to it after a while. */
export async function comeBack({ network, story, other }: Session): Promise<void> {
  const retry = [...document.querySelectorAll<HTMLElement>('main button')].find(
    (button) => button.textContent === 'Try again' && !button.closest('[role="dialog"]'),
  );
  if (retry) {
    story.push('read again');
    await act(async () => retry.click());
  }
  await settle(network);
  vi.setSystemTime(Date.now() + 60_000);
  await act(async () => {
    fireEvent.focus(window);
    await other.store.refresh();
  });
  await settle(network);
}

/** A page that is still busy by then never rests, even if a busy machine imports its code first. */
const patienceMs = 120_000;

/** Lets requests and answers go on, in an order of chance, until nothing is pending or the condition holds. */
export async function settle(
  network: Network,
  { order = 0, isDone = () => false }: { order?: number; isDone?: () => boolean } = {},
): Promise<void> {
  const end = performance.now() + patienceMs;
  let chance = order + 1;
  for (let quiet = 0; quiet < 6; ) {
    if (performance.now() > end) throw new Error(`No rest: ${document.body.textContent}`);
    await takeTurn();
    const isBusy = network.isWorking || network.held > 0 || isLoading();
    quiet = isBusy ? 0 : quiet + 1;
    if (network.isWorking) continue;
    if (isDone()) return;
    // The numbers of a simple generator (Lehmer), which are the same in each run.
    chance = (chance * 48_271) % 2_147_483_647;
    if (network.held > 0) network.release(chance);
  }
}

/** Lets the page and the service do what they can do now. */
export const takeTurn = () => act(() => new Promise<void>((resolve) => void setImmediate(resolve)));

function isLoading(): boolean {
  return document.querySelector('main :is(h1, h2)') === null;
}
