import { expect, it } from 'vitest';
import { UndoHistory } from '#src/features/calendar/commands/undo-history.ts';

const moved = ['moved'];
const renamed = ['renamed'];

/** A history in which an event was moved and then renamed, both without an answer yet. */
function openHistory() {
  const history = new UndoHistory<string, string, null>();
  history.begin('move');
  history.begin('rename');
  return history;
}

it('takes the change back that was begun last, whichever was answered last', () => {
  const history = openHistory();
  history.answer('rename', renamed, null);
  history.answer('move', moved, null);
  history.askForLatest();
  expect(history.findNext()).toBe(renamed);
});

it('takes a change back that has been answered before an earlier one', () => {
  const history = openHistory();
  history.answer('rename', renamed, null);
  history.askForLatest();
  expect(history.findNext()).toBe(renamed);
});

it('takes changes back the latest first, although the first is answered before', () => {
  const history = openHistory();
  history.askForLatest();
  history.askForLatest();
  history.answer('move', moved, null);
  expect(history.findNext()).toBeNull();
  history.answer('rename', renamed, null);
  expect(history.findNext()).toBe(renamed);
  history.beginReversal(renamed);
  expect(history.findNext()).toBeNull();
  history.endReversal(renamed, { rest: [], reversed: ['back'] });
  expect(history.findNext()).toBe(moved);
});

it('goes on with an earlier change if a later one has failed', () => {
  const history = openHistory();
  history.askForLatest();
  history.askForLatest();
  history.answer('move', moved, null);
  history.answer('rename', [], null);
  expect(history.findNext()).toBe(moved);
});

it('undoes no earlier change after a later one could not be undone', () => {
  const history = openHistory();
  history.answer('move', moved, null);
  history.answer('rename', renamed, null);
  history.askForLatest();
  history.askForLatest();
  history.beginReversal(renamed);
  history.endReversal(renamed, { rest: renamed, reversed: [] });
  history.stopAsking();
  expect(history.findNext()).toBeNull();
  history.askForLatest();
  expect(history.findNext()).toBe(renamed);
});

it('has nothing to undo once all is being undone, or nothing was made', () => {
  const history = openHistory();
  history.answer('move', [], null);
  history.answer('rename', renamed, null);
  history.beginReversal(renamed);
  expect(history.askForLatest()).toBe(false);
  expect(history.findNext()).toBeNull();
});

it('keeps what could not be undone', () => {
  const history = openHistory();
  const both = ['first', 'second'];
  history.answer('rename', both, null);
  history.beginReversal(both);
  const rest = ['second'];
  history.endReversal(both, { rest, reversed: ['back'] });
  expect(history.findNext()).toBeNull();
  history.askForLatest();
  expect(history.findNext()).toBe(rest);
});

it('redoes what is undone, and undoes it again', () => {
  const history = openHistory();
  history.answer('move', moved, null);
  history.answer('rename', renamed, null);
  history.beginReversal(renamed);
  const undone = ['back'];
  history.endReversal(renamed, { rest: [], reversed: undone });
  const listStates = () => history.list().map(({ state }) => state);
  expect(listStates()).toEqual(['made', 'undone']);
  history.beginReversal(undone);
  expect(listStates()).toEqual(['made', 'redoing']);
  const redone = ['again'];
  history.endReversal(undone, { rest: [], reversed: redone });
  expect(listStates()).toEqual(['made', 'made']);
  history.askForLatest();
  expect(history.findNext()).toBe(redone);
});

it('goes on with an earlier change once a later one is being redone', () => {
  const history = openHistory();
  history.answer('move', moved, null);
  history.answer('rename', renamed, null);
  history.beginReversal(renamed);
  const undone = ['back'];
  history.endReversal(renamed, { rest: [], reversed: undone });
  history.beginReversal(undone);
  history.askForLatest();
  expect(history.findNext()).toBe(moved);
});

it('keeps apart what could be undone of a change and what could not', () => {
  const history = openHistory();
  history.answer('move', [], null);
  const both = ['first', 'second'];
  history.answer('rename', both, null);
  history.beginReversal(both);
  history.endReversal(both, { rest: ['second'], reversed: ['back'] });
  const [rest, undone] = history.list();
  expect(rest).toMatchObject({ outcomes: ['second'], state: 'made' });
  expect(undone).toMatchObject({ outcomes: ['back'], state: 'undone' });
  expect(rest?.key).not.toBe(undone?.key);
});

it('names a change that can no longer be undone, without another try', () => {
  const history = openHistory();
  history.answer('move', moved, null);
  history.answer('rename', [], null);
  history.beginReversal(moved);
  history.endReversal(moved, { rest: [], reversed: [] });
  expect(history.list()).toMatchObject([{ sending: 'move', state: 'final' }]);
  expect(history.askForLatest()).toBe(false);
});

it('tells when it has changed', () => {
  const history = openHistory();
  const calls: number[] = [];
  const stop = history.watch(() => calls.push(history.list().length));
  history.begin('delete');
  stop();
  history.begin('add');
  expect(calls).toEqual([3]);
});
