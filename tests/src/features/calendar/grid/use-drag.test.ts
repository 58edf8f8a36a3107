import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';
import { countRenders } from '#tests/setup/renders.ts';
import { findEdge, findGrid, findPoint, layOut } from '../random-acts/layout.ts';

const ghost = () => document.querySelector<HTMLElement>('[data-ghost]');

let endLayout = () => {};
afterEach(() => endLayout());

/** Opens the rowing club in a view, and presses a mouse on an event, or on its start. */
async function pressEvent(view: string, name = /^Spring clean/, isOnStart = false) {
  await openPage(`/ksr0wingclubmain01?view=${view}&date=2026-03-02`, {
    controls: { clock: { now: '2026-03-02T09:00:00Z' } },
  });
  const [event] = await screen.findAllByRole('button', { name });
  if (!event) throw new Error('There is no such event.');
  endLayout = layOut(findGrid(event));
  const { x, y } = isOnStart ? findEdge(event, 'start') : findPoint(event, 0.5);
  const pointer = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse', detail: 1 };
  fireEvent.pointerDown(event, { ...pointer, clientX: x, clientY: y });
  const moveTo = (clientX: number, clientY: number, buttons: number) =>
    fireEvent.pointerMove(event, { ...pointer, buttons, clientX, clientY });
  /** Moves the mouse. `buttons` is 0 once it has been let go. */
  const move = (cells: number, buttons: number) => moveTo(x + cells * 100, y, buttons);
  const dragDown = (pixels: number) => moveTo(x, y + pixels, 1);
  const drag = (cells: number) => move(cells, 1);
  const drop = () => fireEvent.pointerUp(event, pointer);
  return { event, move, drag, dragDown, drop };
}

describe('a drag', () => {
  it('renders only the ghost of the column that it leaves, and of the one that it comes to', async () => {
    const { event, drag } = await pressEvent('week');
    drag(-1);
    await waitFor(() => expect(ghost()).not.toBeNull());
    expect(event).toHaveAttribute('data-moving');
    const before = ghost()?.closest('[role="gridcell"]');
    const renders = countRenders();
    drag(-2);
    await waitFor(() => expect(before).not.toContainElement(ghost()));
    // Parts of the page that wait for an idle browser may render just now.
    const ofView = [...renders.stop()].filter(([name]) => /Column|Ghost|Event|Move/.test(name));
    expect(Object.fromEntries(ofView)).toEqual({ ColumnGhost: 2, Ghost: 1 });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(ghost()).toBeNull());
    expect(event).not.toHaveAttribute('data-moving');
  });

  it('puts the event back where it was while the pointer is outside of the grid', async () => {
    const { event, drag, drop } = await pressEvent('month');
    const day = event.closest<HTMLElement>('[role="gridcell"]');
    drag(-1);
    await waitFor(() => expect(ghost()).not.toBeNull());
    expect(day).not.toContainElement(ghost());
    drag(-1000);
    await waitFor(() => expect(day).toContainElement(ghost()));
    drop();
    await waitFor(() => expect(ghost()).toBeNull());
    expect(screen.queryByText(/^Moved to /)).toBeNull();
    expect(day).toContainElement(event);
  });

  it('does not begin with a mouse that was let go outside of the grid', async () => {
    const { event, move } = await pressEvent('month');
    move(-1, 0);
    move(-2, 0);
    expect(ghost()).toBeNull();
    expect(event).not.toHaveAttribute('data-moving');
    // Nor with the next press, of which the grid knows nothing.
    move(-1, 1);
    expect(ghost()).toBeNull();
    expect(event).not.toHaveAttribute('data-moving');
  });

  it('looks like a copy as long as Ctrl is held, and Escape still gives it up', async () => {
    const { event, drag } = await pressEvent('month');
    drag(-1);
    await waitFor(() => expect(ghost()).not.toBeNull());
    expect(event).toHaveAttribute('data-moving');
    expect(ghost()).not.toHaveAttribute('data-copy');
    const control = { key: 'Control' };
    fireEvent.keyDown(document.body, { ...control, ctrlKey: true });
    await waitFor(() => expect(ghost()).toHaveAttribute('data-copy'));
    expect(event).not.toHaveAttribute('data-moving');
    fireEvent.keyUp(document.body, { ...control, ctrlKey: false });
    await waitFor(() => expect(ghost()).not.toHaveAttribute('data-copy'));
    expect(event).toHaveAttribute('data-moving');
    fireEvent.keyDown(document.body, { ...control, ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'Escape', ctrlKey: true });
    await waitFor(() => expect(ghost()).toBeNull());
    expect(event).not.toHaveAttribute('data-moving');
  });
});

describe('a drag of the start edge', () => {
  it('gives an event another beginning among hours', async () => {
    const { dragDown, drop } = await pressEvent('week', /^Spring clean/, true);
    dragDown(-50);
    await waitFor(() => expect(ghost()).not.toBeNull());
    // The ghost says both times.
    expect(ghost()).toHaveTextContent(/^\d+:\d\d AM – 12:00 PM Spring clean/);
    drop();
    const [clean] = await screen.findAllByRole('button', { name: /^Spring clean.*12:00 PM/ });
    await waitFor(() => expect(clean).not.toHaveAccessibleName(/9:00 AM/));
  });

  it('gives a bar another first day', async () => {
    const { drag, drop } = await pressEvent('month', /^Boathouse closed/, true);
    drag(-1);
    await waitFor(() => expect(ghost()).not.toBeNull());
    drop();
    const longer = { name: /^Boathouse closed.*Thursday, March 19 – Sunday, March 22/ };
    expect((await screen.findAllByRole('button', longer)).length).toBeGreaterThan(0);
  });
});
