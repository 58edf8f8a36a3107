import type { Browser } from 'playwright';
import { figures, openPage, type Visit, type Work } from './open-page.ts';
import { logIn } from './services.ts';

interface MeasuredPage extends Omit<Visit, 'address'> {
  readonly path: string;
  readonly user?: string;
  readonly most?: Partial<Work>;
  /** FullCalendar's view. */
  readonly peer?: string;
}

/** It has 40 sub-calendars and 10,000 events in this month, and anyone may read it. */
const calendar = '/ksb1gcalendar10000';
const club = '/ksr0wingclubmain01';
const shown = 'main [data-event]';
const month = { shown, peer: 'dayGridMonth' };
const week = { shown, peer: 'timeGridWeek' };
// It goes on without end; FullCalendar's longest is that of a year.
const list = { shown: 'main button[data-color]', peer: 'listYear' };
const inSearch = { shown: 'main tbody > tr', user: 'admin@example.com' };

const pages: readonly MeasuredPage[] = [
  { ...month, path: `${calendar}?view=month`, most: { task: 80, nodes: 400, next: 50 } },
  { ...week, path: `${calendar}?view=week`, most: { task: 100, nodes: 3000, next: 50 } },
  { ...list, path: `${calendar}?view=list`, most: { task: 80, nodes: 300, next: 50 } },
  { shown, path: `${calendar}?view=timeline&scale=month`, most: { task: 100, next: 50 } },
  { shown: 'main tbody > tr', path: `${calendar}?view=table`, most: { next: 50 } },
  { ...inSearch, path: '/admintool96?query=e&pageLimit=100' },
  { ...inSearch, path: '/admintool96?query=e&pageLimit=10000' },
  { path: '/login', shown: 'form [type=submit]', isSlow: true, most: { shift: 0, requests: 4 } },
  { path: '/user/dashboard', shown: 'main li a', user: 'owner@example.com', isSlow: true },
  // The time until its first event is to be at most 1.3 times that until the dashboard's first link.
  { ...month, path: `${club}?view=month`, isSlow: true },
  { ...week, path: `${club}?view=week`, isSlow: true },
];

/** Measures pages, in turn with FullCalendar's. On a slow line, the first event is to come no later than its. */
export async function measurePages(browser: Browser, url: string, peer: string): Promise<void> {
  for (const { path, peer: view, user, ...page } of pages) {
    const cookie = user === undefined ? '' : await logIn(url, user);
    const own = { ...page, cookie, address: url + path, hasKeys: page.most?.next !== undefined };
    const address = `${peer}${path.replace(/view=.*/, `view=${view}`)}`;
    const other = view === undefined ? [] : [{ ...page, address, shown: '[role="listitem"]' }];
    const [work, peerWork] = await openInTurn(browser, [own, ...other]);
    const most = { ...page.most, ...(page.isSlow && peerWork && { shown: peerWork.shown }) };
    console.log(`${path}${page.isSlow ? ' on a slow line' : ''}`);
    for (const key of figures) if (work) print(`  ${key}`, work[key], most[key], peerWork?.[key]);
  }
}

/** Opens pages in turn, several times; the least of each figure counts, since other programs only add to it. */
async function openInTurn(browser: Browser, visits: readonly Visit[]): Promise<Work[]> {
  const works: Work[] = [];
  for (let round = 0; round < 3; round += 1) {
    for (const [index, visit] of visits.entries()) {
      const work = await openPage(browser, visit);
      for (const key of figures) work[key] = Math.min(work[key], works[index]?.[key] ?? Infinity);
      works[index] = work;
    }
  }
  return works;
}

/** Prints a figure, with its limit and FullCalendar's figure if there are any. */
export function print(what: string, value: number, most = Infinity, peer?: number): void {
  const goal = most === Infinity ? '' : ` (at most ${most.toFixed(1)})`;
  const beside = peer === undefined ? '' : `; FullCalendar ${peer.toFixed(1)}`;
  console.log(`${value > most ? 'MISSED' : '      '} ${what}: ${value.toFixed(2)}${goal}${beside}`);
}
