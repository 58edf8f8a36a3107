import { expect, it } from 'vitest';
import { UndoHistory } from '#src/features/calendar/commands/undo-history.ts';

const moved = ['moved'];
const renamed = ['renamed'];

/** A history in which an event was moved and then renamed, both without an answer yet. */
function openHistory() {
  const history = new UndoHistory<string, string>();
  history.begin('move');
  history.begin('rename');
  return history;
}

it('takes the change back that was begun last, whichever was answered last', () => {
  const history = openHistory();
  history.answer('rename', renamed);
  history.answer('move', moved);
  history.askForLatest();
  expect(history.findNext()).toBe(renamed);
});

it('takes a change back that has been answered before an earlier one', () => {
  const history = openHistory();
  history.answer('rename', renamed);
  history.askForLatest();
  expect(history.findNext()).toBe(renamed);
});

it('takes changes back the latest first, although the first is answered before', () => {
  const history = openHistory();
  history.askForLatest();
  history.askForLatest();
  history.answer('move', moved);
  expect(history.findNext()).toBeNull();
  history.answer('rename', renamed);
  expect(history.findNext()).toBe(renamed);
  history.beginUndo(renamed);
  expect(history.findNext()).toBeNull();
  history.endUndo(renamed, []);
  expect(history.findNext()).toBe(moved);
});

it('goes on with an earlier change if a later one has failed', () => {
  const history = openHistory();
  history.askForLatest();
  history.askForLatest();
  history.answer('move', moved);
  history.answer('rename', []);
  expect(history.findNext()).toBe(moved);
});

it('undoes no earlier change after a later one could not be undone', () => {
  const history = openHistory();
  history.answer('move', moved);
  history.answer('rename', renamed);
  history.askForLatest();
  history.askForLatest();
  history.beginUndo(renamed);
  history.endUndo(renamed, renamed);
  history.stopAsking();
  expect(history.findNext()).toBeNull();
  history.askForLatest();
  expect(history.findNext()).toBe(renamed);
});

it('has nothing to undo once all is being undone, or nothing was made', () => {
  const history = openHistory();
  history.answer('move', []);
  history.answer('rename', renamed);
  history.beginUndo(renamed);
  expect(history.askForLatest()).toBe(false);
  expect(history.findNext()).toBeNull();
});

it('keeps what could not be undone', () => {
  const history = openHistory();
  const both = ['first', 'second'];
  history.answer('rename', both);
  history.beginUndo(both);
  const rest = ['second'];
  history.endUndo(both, rest);
  expect(history.findNext()).toBeNull();
  history.askForLatest();
  expect(history.findNext()).toBe(rest);
});
