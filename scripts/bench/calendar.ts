import { type Browser, chromium } from 'playwright';
import { distFolder } from '../build.ts';
import { launchOptions } from '../launch-options.ts';
import {
  type BenchView,
  benchViews,
  commonModules,
  dragViews,
  mostScriptBytes,
} from './bench-views.ts';
import { type DragWork, dragEvent } from './drag.ts';
import { median } from './median.ts';
import { measureCalendarAnswers } from './mock-calendar.ts';
import { openPage, type PageWork } from './open-page.ts';
import { servePeer } from './peer-server.ts';
import { measureScripts } from './script-size.ts';
import { logIn } from './servers.ts';

/** It has 40 sub-calendars and 10,000 events in this month, and anyone may read it. */
const calendar = 'ksb1gcalendar10000';
/** Its owner, who may change the events at its other address. */
const owner = { email: 'hugo@harbour-offices.example', path: '/c/b1gcal' };
const rounds = 3;
const mostNext = 50;
const mostFrame = 32;

/** A measurement, and whether it is within its limit; some have none. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  readonly limit?: { readonly isMet: boolean; readonly goal: string };
}

/**
 * Measures the views of a calendar with 10,000 events in Chromium, one after the other, in turn with FullCalendar.
 * @param url is where the built client is served.
 */
export async function* measureCalendar(url: string): AsyncGenerator<Figure> {
  const { first, month } = await measureCalendarAnswers(calendar);
  yield limited('first answer about the calendar', first, 150);
  yield limited('answer with the events of the month', month, 60);
  const peer = await servePeer(url);
  const bytes = await measureScripts(distFolder, commonModules);
  const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
  yield {
    what: 'scripts of month, week, day and list beyond those of every page',
    value: `${kilobytes(bytes)}; FullCalendar ${kilobytes(peer.scriptBytes)}`,
    limit: { isMet: bytes <= mostScriptBytes, goal: `at most ${kilobytes(mostScriptBytes)}` },
  };
  const browser = await chromium.launch(launchOptions());
  try {
    for (const view of benchViews) yield* await measureView(browser, view, { url, peer: peer.url });
    yield* measureDrags(browser, url);
  } finally {
    await browser.close();
    await peer.close();
  }
}

async function measureView(
  browser: Browser,
  view: BenchView,
  { url, peer }: { url: string; peer: string },
): Promise<Figure[]> {
  const [own, others]: [PageWork[], PageWork[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const { search, event = '[data-event]' } = view;
    own.push(
      await openPage(browser, { address: `${url}/${calendar}?${search}`, event, hasKeys: true }),
    );
    if (view.peer === undefined) continue;
    const address = `${peer}/?calendar=${calendar}&view=${view.peer}`;
    others.push(await openPage(browser, { address, event: '[role="listitem"]', hasKeys: false }));
  }
  const figure = (
    what: string,
    read: (works: readonly PageWork[]) => number,
    { unit = ' ms', most }: { unit?: string; most?: number | undefined } = {},
  ): Figure => {
    const value = Math.round(read(own));
    const other = Math.round(read(others));
    const beside = Number.isFinite(other) ? `; FullCalendar ${other}${unit}` : '';
    return {
      what: `${view.name}: ${what}`,
      value: `${value}${unit}${beside}`,
      ...(most !== undefined && {
        limit: { isMet: value <= most, goal: `at most ${most}${unit}` },
      }),
    };
  };
  return [
    figure('longest task', middle('task'), { most: view.task }),
    figure('longest task while scrolling', middle('scrollTask'), { most: view.task }),
    figure('longest frame while scrolling', quietest('scrollFrame')),
    figure('first event after', quietest('firstEvent')),
    figure('elements', middle('nodes'), { unit: '', most: view.nodes }),
    figure('next range after', quietest('next'), { most: mostNext }),
    figure('processor time of that', middle('nextWork')),
  ];
}

/** Drags an event among many in each of the views for it. */
async function* measureDrags(browser: Browser, url: string): AsyncGenerator<Figure> {
  const cookie = await logIn(url, owner.email);
  for (const { name, search } of dragViews) {
    const works: DragWork[] = [];
    for (let round = 0; round < rounds; round += 1) {
      works.push(await dragEvent(browser, { address: `${url}${owner.path}?${search}`, cookie }));
    }
    const read = (key: keyof DragWork) => works.map((work) => work[key]);
    const events = `${median(read('events'))} events drawn`;
    const what = (figure: string) => `${name}: ${figure} while dragging, ${events}`;
    yield limited(what('longest frame'), Math.min(...read('longestFrame')), mostFrame);
    yield { what: what('median frame'), value: `${Math.round(median(read('medianFrame')))} ms` };
    yield { what: what('longest task'), value: `${Math.round(median(read('task')))} ms` };
  }
}

/** The median of processor times and numbers of elements. */
function middle(key: keyof PageWork) {
  return (works: readonly PageWork[]) => median(works.map((work) => work[key]));
}

/** Of times on the clock, the shortest: what else the machine does only adds to them. */
function quietest(key: keyof PageWork) {
  return (works: readonly PageWork[]) => Math.min(...works.map((work) => work[key]));
}

/** A time in milliseconds that has a limit. */
function limited(what: string, time: number, most: number): Figure {
  const value = Math.round(time);
  const limit = { isMet: value <= most, goal: `at most ${most} ms` };
  return { what, value: `${value} ms`, limit };
}
