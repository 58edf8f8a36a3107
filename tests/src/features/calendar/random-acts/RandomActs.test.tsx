import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { randomCases } from '#scripts/testing/depth.ts';
import { views } from '#src/features/calendar/views/views.ts';
import { dayNumber } from '#src/util/day-numbers.ts';
import { playCases, splitCases } from '#tests/setup/play-cases.ts';
import { renderAsBuilt } from '#tests/setup/random-acts/rest.tsx';
import { receivedBugs } from '#tests/setup/received-bugs.ts';
import { actsNow } from './acts.ts';
import type { Hands } from './hands.ts';
import { type Fault, faults } from './network.ts';
import {
  closeForms,
  comeBack,
  openSession,
  type Place,
  type Session,
  settle,
  takeTurn,
  tellStory,
} from './session.ts';
import { expectTold } from './told.ts';
import { expectTruth } from './truth.ts';

const tests = splitCases(randomCases({ few: 3, many: 500 }));

/** Ten sequences take a few seconds of a processor, but minutes on a busy machine. A step that hangs fails by itself. */
const timeoutMs = 900_000;

renderAsBuilt();

const rowing = {
  calendar: 'ksr0wingclubmain01',
  other: 'ksr0wingclubmain01',
  zone: 'Europe/Zurich',
};
const rooms = {
  calendar: 'ksroomsmodify00001',
  other: 'ksmeetingrooms0102',
  zone: 'America/New_York',
};
const places: readonly Place[] = [
  { ...rowing, view: 'month' },
  { ...rowing, view: 'week' },
  { ...rooms, view: 'week' },
  { ...rooms, view: 'scheduler' },
  { ...rooms, view: 'timeline' },
  { ...rooms, view: 'timeline', scale: 'day' },
  { ...rowing, view: 'timeline', scale: 'month' },
  { ...rowing, view: 'weeks' },
  { ...rowing, view: 'year' },
  { ...rowing, view: 'list' },
  { ...rowing, view: 'table' },
  { ...rooms, calendar: 'ksroomsmodifyown01', view: 'agenda' },
  { ...rooms, calendar: 'ksroomsaddonly0001', view: 'month' },
  { ...rooms, calendar: 'ksroomsaddonly0001', view: 'week' },
  { ...rooms, calendar: 'ksroomsaddonly0001', view: 'timeline' },
];

/** The days that both visitors keep up to date: the weeks around the day that the page shows. */
const range = { first: dayNumber('2026-02-23'), last: dayNumber('2026-04-05') };
const start = Date.parse('2026-03-02T09:00:00Z');

const step = fc.record({
  choice: fc.nat({ max: 9999 }),
  value: fc.nat({ max: 999 }),
  /** Somebody else acts, or the reader comes back from another window, or both visitors rest. */
  meanwhile: fc.constantFrom('nothing', 'other', 'other', 'return'),
  fault: fc.oneof(
    { weight: 2, arbitrary: fc.constant<Fault>('none') },
    { weight: 3, arbitrary: fc.constantFrom(...faults) },
  ),
  isOthersFault: fc.boolean(),
  /** The second try has the fault, too. */
  isLasting: fc.boolean(),
  /** The next step starts while answers to this one are pending. */
  overlaps: fc.boolean(),
  order: fc.nat({ max: 999 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

// Parts of the page that load on demand.
beforeAll(() =>
  Promise.all([
    import('#src/features/calendar/card/CardContent.tsx'),
    import('#src/features/calendar/grid/EventMoves.tsx'),
    import('#src/features/calendar/page/CommandExecution.tsx'),
    ...views.map(({ Part }) => Part.preload()),
  ]),
);

beforeEach(() => {
  // Rather than once in 16 ms, of which a sequence has hundreds.
  const frames = new Map<number, NodeJS.Immediate>();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    last += 1;
    frames.set(last, setImmediate(callback, performance.now()));
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearImmediate(frames.get(frame)));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setImmediate(callback));
  vi.stubGlobal('cancelIdleCallback', (handle: NodeJS.Immediate) => clearImmediate(handle));
});

it.each(tests)(
  'two visitors lose and double nothing, whatever fails and overtakes what (seed $seed)',
  async (cases) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const bugs = receivedBugs();
    const sequence = fc.array(step, { minLength: 1, maxLength: 6 });
    await playCases(cases, fc.constantFrom(...places), sequence, async (place, steps) => {
      vi.setSystemTime(start);
      const session = await openSession(place, range);
      try {
        await actAtRandom(session, steps);
        expect(bugs, tellStory(session)).toEqual([]);
      } finally {
        await session.close();
      }
    });
  },
  timeoutMs,
);

async function actAtRandom(session: Session, steps: readonly Step[]): Promise<void> {
  for (const [place, one] of steps.entries()) {
    const goesOn = one.overlaps && place < steps.length - 1;
    await takeStep(session, one, { place, goesOn });
    if (!goesOn) await compare(session);
  }
  await closeForms(session);
  await compare(session);
}

/** Something that a person does on the page, and perhaps somebody else at the same time. */
async function takeStep(
  session: Session,
  one: Step,
  { place, goesOn }: { place: number; goesOn: boolean },
): Promise<void> {
  const { network, story, other } = session;
  const { choice, value, fault, isOthersFault, isLasting, order, meanwhile } = one;
  const acts = actsNow();
  const chosen = acts[choice % acts.length];
  const faultText =
    fault === 'none'
      ? ''
      : ` (${isOthersFault ? 'other: ' : ''}${fault}${isLasting ? ' twice' : ''})`;
  story.push(`${chosen?.name ?? 'wait'} ${value}${faultText}${goesOn ? ', not waited for' : ''}`);
  network.disturb({ fault, isLasting }, isOthersFault ? 'other' : 'page');
  if (meanwhile === 'other') story.push(other.act(value, `Other ${place}`));
  if (meanwhile === 'return') {
    vi.setSystemTime(Date.now() + 5000);
    fireEvent.focus(window);
  }
  await chosen?.perform(handsFor(session, value, `Act ${place}`));
  await settle(network, { order, isDone: () => goesOn });
  if (goesOn) return;
  network.calm();
  expectTold(session);
}

/** Compares the page with the server, once everybody has read what is new. */
async function compare(session: Session): Promise<void> {
  await comeBack(session);
  await expectTruth(session);
}

/** The longest wait for something that does not come, in turns. */
const mostTurns = 400;

function handsFor({ network, reload }: Session, value: number, title: string): Hands {
  return {
    value,
    title,
    reload,
    make: (action) =>
      act(async () => {
        await action();
      }),
    pause: async () => {
      if (network.held > 0) network.release(value);
      for (let turns = 0; turns < 5 || network.isWorking; turns += 1) await takeTurn();
    },
    until: async (find) => {
      for (let turns = 0; turns < mostTurns || network.isWorking; turns += 1) {
        const found = find();
        if (found) return found;
        await takeTurn();
      }
      return null;
    },
  };
}
