import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventBoxes } from '#src/features/calendar/event/event-element.ts';
import { focusMoved } from '#src/features/calendar/grid/focus-moved.ts';
import { createSpan } from '#tests/src/calendar/spans.ts';

const span = createSpan();
let grid: HTMLElement;

/** Draws the moved event anew, as after the server's answer, which takes the focus from it. */
function drawEvent(): HTMLElement {
  const event = document.createElement('button');
  eventBoxes.ref({ span, edges: null })(event);
  grid.replaceChildren(event);
  return event;
}

function openDialog() {
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  document.body.append(dialog);
  return dialog;
}

/** Waits until changes of the page have been told. */
const settle = () => Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  grid = document.createElement('div');
  document.body.replaceChildren(grid);
  drawEvent();
  focusMoved({ current: grid }, span);
});

afterEach(() => {
  vi.useRealTimers();
  fireEvent.wheel(document.body);
});

describe('the focus on a moved event', () => {
  it('comes back when the event is drawn anew, without scrolling to it again', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    const event = drawEvent();
    await settle();
    await waitFor(() => expect(event).toHaveFocus());
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    focus.mockRestore();
  });

  it('is left in another control, without a look at the events', async () => {
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    const look = vi.spyOn(grid, 'querySelectorAll');
    drawEvent();
    await settle();
    await waitFor(() => expect(button).toHaveFocus());
    expect(look).not.toHaveBeenCalled();
  });

  it('comes back after a question, however long it is open', async () => {
    const dialog = openDialog();
    fireEvent.pointerDown(dialog);
    fireEvent.wheel(dialog);
    fireEvent.keyDown(dialog, { key: 'Enter' });
    vi.advanceTimersByTime(60_000);
    dialog.remove();
    const event = drawEvent();
    await settle();
    await waitFor(() => expect(event).toHaveFocus());
  });

  it.each<[string, () => void]>([
    ['presses something outside of the grid', () => fireEvent.pointerDown(document.body)],
    ['scrolls', () => fireEvent.wheel(document.body)],
    ['presses a key', () => fireEvent.keyDown(document.body, { key: 'z' })],
    ['has waited for long', () => vi.advanceTimersByTime(10_000)],
  ])('does not come back once the reader %s', async (_, act) => {
    act();
    const event = drawEvent();
    await settle();
    expect(event).not.toHaveFocus();
  });
});
