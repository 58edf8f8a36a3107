import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { randomCases } from '#scripts/testing/depth.ts';
import { playCases } from '#tests/setup/play-cases.ts';
import {
  finish,
  listVersions,
  on,
  Play,
  rest,
  type Step,
  start,
  startPlay,
  stubIdleTime,
  week,
} from './store-play.ts';

const calmKinds = ['watch', 'leave', 'refresh', 'idle', 'expire', ...Array(4).fill('arrive')];
const allKinds = [...calmKinds, 'write', 'write', 'other', 'other', 'fail'];

/** Steps of some kinds. */
const listSteps = (kinds: readonly string[]) =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      value: fc.nat({ max: 999 }),
      /** How long the page has time before the next step. */
      turns: fc.constantFrom(0, 0, 1, 2, 3, 100),
    }),
    { minLength: 1, maxLength: 25 },
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stubIdleTime();
});
afterEach(() => void vi.useRealTimers());

/** Plays random steps. */
const playSteps = (
  kinds: readonly string[],
  play: (steps: readonly (Step & { readonly turns: number })[]) => Promise<void>,
) => playCases({ runs: randomCases({ few: 200, many: 3000 }) }, listSteps(kinds), play);

describe('the store of a calendar’s events', () => {
  it('has what the server has in the end, in whatever order requests, answers and changes meet', () =>
    playSteps(allKinds, async (steps) => {
      const play = new Play();
      const { server, store } = play;
      play.watch(week(0));
      for (const one of steps) {
        play.take(one);
        for (let turn = 0; turn < one.turns; turn += 1) await Promise.resolve();
      }
      if (play.ranges.length === 0) play.watch(week(0));
      server.calm();
      await rest();
      expect(await store.refresh()).toBe(true);
      for (const range of play.ranges) {
        expect(store.events(range).isRead).toBe(true);
        expect(play.list(range)).toEqual(listVersions(server.list(range)));
      }
      play.leave();
      await rest();
    }));

  it('never brings back what a visitor has deleted of a series', () =>
    playSteps([...calmKinds, 'cut series'], async (steps) => {
      const play = await startPlay();
      for (const one of steps) {
        play.take(one);
        for (let turn = 0; turn < one.turns; turn += 1) await Promise.resolve();
        play.expectDeleted();
      }
      await play.arriveAll();
      play.expectDeleted();
      play.leave();
      await rest();
    }));

  it('goes on listing changes if days arrive late that are far from those that are shown', async () => {
    const play = await startPlay();
    play.watch({ first: start, last: start + 300 });
    await play.arriveAll();
    // Days before are read ahead, while the visitor goes on to later ones.
    play.idle();
    play.watch({ first: start + 301, last: start + 370 });
    await rest();
    // The days before arrive last.
    while (play.server.held > 1) {
      play.server.release(1);
      await rest();
    }
    await play.arriveAll();
    play.server.change(new Map([['a', null]]));
    expect(await finish(play, play.store.refresh())).toBe(true);
    expect(play.list(week(0))).toEqual(['s-2 1']);
  });

  it('reads days that are shown again at once, although it had stopped reading them', async () => {
    const play = await startPlay();
    play.watch(week(5));
    await rest();
    play.leave();
    await Promise.resolve();
    play.watch(week(5));
    await play.arriveAll();
    expect(play.store.events(week(5)).isRead).toBe(true);
  });

  it('shows no events of days that it has forgotten', async () => {
    const play = await startPlay();
    expect(play.list(week(0))).toEqual(['a 1', 's-2 1']);
    play.watch(week(70));
    await play.arriveAll();
    expect(play.store.events(week(0))).toEqual({ spans: [], isRead: false });
  });

  it('shows what others have made of an event that was saved before anything had been read', async () => {
    const play = new Play();
    const mine = on(start + 3, { id: 'new' });
    const edit = play.store.applyEdit(new Map([['new', mine]]));
    const [saved = mine] = play.server.change(new Map([['new', mine]]));
    play.server.change(new Map([['new', null]]));
    play.watch(week(0));
    await play.arriveAll();
    edit.settle([saved]);
    await finish(play, play.store.refresh());
    expect(play.list(week(0))).toEqual(['a 1', 's-2 1']);
  });

  it('shows what others have made of a saved event, if the answer arrives during a later list', async () => {
    const play = await startPlay();
    const mine = on(start + 1, { id: 'a', title: 'Mine' });
    const edit = play.store.applyEdit(new Map([['a', mine]]));
    const [saved = mine] = play.server.change(new Map([['a', mine]]));
    play.server.change(new Map([['a', null]]));
    await finish(play, play.store.refresh());
    const listing = play.store.refresh();
    await rest();
    edit.settle([saved]);
    await finish(play, listing);
    await finish(play, play.store.refresh());
    expect(play.list(week(0))).toEqual(['s-2 1']);
  });

  it('says that it is up to date only once the changes until then have arrived', async () => {
    const play = await startPlay();
    play.server.change(new Map([['a', null]]));
    void play.store.refresh();
    let isUpToDate = false;
    void play.store.refresh().then(() => {
      isUpToDate = true;
    });
    await rest();
    expect(isUpToDate).toBe(false);
    await play.arriveAll();
    expect(isUpToDate).toBe(true);
    expect(play.list(week(0))).toEqual(['s-2 1']);
  });

  it('lists what has changed if the last of several reads says that nothing has', async () => {
    const play = await startPlay();
    play.watch(week(1));
    play.watch(week(5));
    await rest();
    // The first request is answered before a change, the second one after it, and arrives first.
    play.server.release(0);
    await rest();
    play.server.change(new Map([['a', null]]));
    play.server.release(0);
    await rest();
    play.server.release(1);
    await play.arriveAll();
    expect(play.list(week(0))).toEqual(['s-2 1']);
  });

  it.each([['cannot be read'], ['are not waited for']])(
    'shows a change of a series also while its results %s',
    async (reason) => {
      const play = await startPlay();
      const cut = play.cutSeries();
      await rest();
      play.server.release(0);
      await rest();
      play.server.release(0);
      await rest();
      if (reason === 'cannot be read') play.server.failOnce();
      else play.leave();
      await finish(play, cut);
      await play.arriveAll();
      play.watch(week(0));
      expect(play.list(week(0))).toEqual(['a 1']);
      expect(await finish(play, play.store.refresh())).toBe(true);
      expect(play.list(week(0))).toEqual(['a 1']);
    },
  );
});
