import { expect, it } from 'vitest';
import { UndoHistory } from '#src/features/calendar/writes/undo-history.ts';

const open = () => new UndoHistory<string, string>();

it('takes the change back that was begun last, whichever was answered last', () => {
  const history = open();
  history.begin('move');
  history.begin('rename');
  const renamed = ['renamed'];
  history.answer('rename', renamed);
  history.answer('move', ['moved']);
  expect(history.takeLatest()).toBe(renamed);
});

it('takes a change that has been answered before an earlier one that has not', () => {
  const history = open();
  history.begin('move');
  history.begin('rename');
  const renamed = ['renamed'];
  history.answer('rename', renamed);
  expect(history.takeLatest()).toBe(renamed);
  expect(history.takeLatest()).toBeNull();
  expect(history.answer('move', ['moved'])).toBe(true);
});

it('has nothing after a change that has failed, or is being undone', () => {
  const history = open();
  history.begin('move');
  history.answer('move', []);
  expect(history.takeLatest()).toBeUndefined();
  history.begin('rename');
  const renamed = ['renamed'];
  expect(history.answer('rename', renamed)).toBe(false);
  history.beginUndo(renamed);
  expect(history.takeLatest()).toBeUndefined();
});

it('keeps what could not be undone', () => {
  const history = open();
  history.begin('delete');
  const deleted = ['first', 'second'];
  history.answer('delete', deleted);
  history.beginUndo(deleted);
  const rest = ['second'];
  history.endUndo(deleted, rest);
  expect(history.takeLatest()).toBe(rest);
  history.endUndo(rest, []);
  expect(history.takeLatest()).toBeUndefined();
});
