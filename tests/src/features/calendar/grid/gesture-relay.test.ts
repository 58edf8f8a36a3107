import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventBoxes } from '#src/features/calendar/event/event-element.ts';
import { GestureRelay } from '#src/features/calendar/grid/gesture-relay.ts';
import { gridCells } from '#src/features/calendar/grid/grid-cells.ts';
import type { Gestures } from '#src/features/calendar/grid/waiting-gestures.ts';
import { createSpan } from '../../../calendar/spans.ts';
import { layOut } from '../random-acts/layout.ts';

/** A grid with an event in its only cell, whose gestures have not arrived; they note what they are told. */
function renderGrid({ isGrid = true } = {}) {
  const code = Promise.withResolvers<boolean>();
  const told: string[] = [];
  /** What happens besides gestures. */
  const others: string[] = [];
  let loads = 0;
  const relay = new GestureRelay({
    isGrid,
    preload: () => {
      loads += 1;
      return code.promise;
    },
  });
  const cell = gridCells.ref({ kind: 'day', day: 20_000, subCalendarId: null });
  const event = eventBoxes.ref({ span: createSpan(), edges: null });
  const button = createElement('button', {
    ref: event,
    type: 'button',
    onClick: () => others.push('opened'),
  });
  const handlers = relay.handlers(({ key }) => void others.push(key));
  render(
    createElement(
      'div',
      { role: 'grid', ...handlers },
      createElement('div', { role: 'gridcell', ref: cell }, button),
    ),
  );
  const tell = (happened: { type: string; clientX?: number; key?: string }) =>
    void told.push(`${happened.type} ${happened.key ?? happened.clientX ?? ''}`);
  const gestures = {
    ...{ onPointerDown: tell, onPointerMove: tell, onPointerUp: tell, onPointerCancel: tell },
    ...{ onClickCapture: tell, onDoubleClick: tell, onContextMenu: tell },
    ...{ onKeyDown: tell, onKeyUp: tell, hasDragged: () => true },
  };
  const onClick: Gestures['onClick'] = ({ target }) => {
    if (gridCells.at(target)) told.push('click on empty space');
  };
  return {
    relay,
    told,
    others,
    grid: screen.getByRole('grid'),
    cell: screen.getByRole('gridcell'),
    event: screen.getByRole('button'),
    countLoads: () => loads,
    arrive: () => act(async () => relay.connect({ ...gestures, onClick })),
    load: (isThere: boolean) => act(async () => code.resolve(isThere)),
  };
}

const mouse = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: 'mouse' };
const finger = { ...mouse, pointerType: 'touch' };

let endLayout = () => {};
beforeEach(() => {
  endLayout = layOut(document.body);
});
afterEach(() => endLayout());

describe('the code of gestures', () => {
  it.each([
    ['a pointer', (cell: HTMLElement) => fireEvent.pointerEnter(cell)],
    ['a press', (cell: HTMLElement) => fireEvent.pointerDown(cell, finger)],
    ['the focus', (cell: HTMLElement) => fireEvent.focus(cell)],
  ])('loads at %s, once', async (_, touch) => {
    const { grid, countLoads, load, relay } = renderGrid();
    expect(countLoads()).toBe(0);
    touch(grid);
    touch(grid);
    expect(countLoads()).toBe(1);
    expect(relay.isWanted()).toBe(false);
    await load(true);
    expect(relay.isWanted()).toBe(true);
  });

  it('is only missed by those who make a gesture', async () => {
    const { grid, event, countLoads, load, relay } = renderGrid();
    fireEvent.pointerEnter(grid);
    await load(false);
    fireEvent.pointerDown(event, mouse);
    fireEvent.pointerUp(event, mouse);
    fireEvent.click(event);
    expect(relay.isWanted()).toBe(false);
    expect(countLoads()).toBe(2);
    fireEvent.keyDown(event, { key: 'Delete' });
    // The page says that a part is missing.
    expect(relay.isWanted()).toBe(true);
  });
});

describe('a press whose gestures arrive while it is down', () => {
  it('goes on from where it began', async () => {
    const { event, told, arrive } = renderGrid();
    fireEvent.pointerDown(event, { ...mouse, clientX: 5 });
    fireEvent.pointerMove(event, { ...mouse, clientX: 6 });
    fireEvent.pointerMove(event, { ...mouse, clientX: 60 });
    await arrive();
    expect(told).toEqual(['pointerdown 5', 'pointermove 60']);
    fireEvent.pointerMove(event, { ...mouse, clientX: 70 });
    fireEvent.pointerUp(event, { ...mouse, clientX: 70 });
    expect(told.slice(2)).toEqual(['pointermove 70', 'pointerup 70']);
  });

  it('keeps a key that would end a move behind the one that begins it', async () => {
    const { event, arrive, told, others } = renderGrid();
    fireEvent.keyDown(event, { key: 'ArrowLeft', altKey: true });
    expect(fireEvent.keyDown(event, { key: 'Enter' })).toBe(false);
    expect(others).toEqual([]);
    await arrive();
    expect(told.filter((happened) => happened.startsWith('keydown'))).toEqual([
      'keydown ArrowLeft',
      'keydown Enter',
    ]);
  });

  it('keeps its order if it goes on while they are about to begin', async () => {
    const { event, told, arrive } = renderGrid();
    fireEvent.pointerDown(event, { ...mouse, clientX: 5 });
    const arrival = arrive();
    fireEvent.pointerMove(event, { ...mouse, clientX: 60 });
    await arrival;
    expect(told).toEqual(['pointerdown 5', 'pointermove 60']);
  });

  it('is one of a finger that rests, too', async () => {
    const { event, told, relay, arrive } = renderGrid();
    fireEvent.pointerDown(event, { ...finger, clientX: 5 });
    // The browser's menu would take the finger away.
    expect(fireEvent.contextMenu(event)).toBe(false);
    expect(relay.isWanted()).toBe(true);
    await arrive();
    expect(told).toEqual(['pointerdown 5']);
  });

  it('is over if the browser took the finger to scroll, or the mouse was let go elsewhere', async () => {
    const { event, told, arrive } = renderGrid();
    fireEvent.pointerDown(event, finger);
    fireEvent.pointerCancel(event, finger);
    fireEvent.pointerDown(event, mouse);
    fireEvent.pointerMove(event, { ...mouse, buttons: 0, clientX: 60 });
    await arrive();
    expect(told).toEqual([]);
  });
});

describe('a press that has ended before its gestures arrive', () => {
  it('happens again if it was a drag, and opens nothing', async () => {
    const { event, told, others, arrive } = renderGrid();
    fireEvent.pointerDown(event, { ...mouse, clientX: 5 });
    fireEvent.pointerMove(event, { ...mouse, clientX: 60 });
    fireEvent.pointerUp(event, { ...mouse, clientX: 60 });
    fireEvent.click(event, { clientX: 60, detail: 1 });
    expect(others).toEqual([]);
    await arrive();
    expect(told).toEqual(['pointerdown 5', 'pointermove 60', 'pointerup 60', 'click 60']);
  });

  it.each([
    ['a click', {}],
    ['a press that hardly moves', { clientX: 3 }],
  ])('was %s that opens the event at once', async (_, end) => {
    const { event, told, others, arrive } = renderGrid();
    fireEvent.pointerDown(event, mouse);
    fireEvent.pointerMove(event, { ...mouse, ...end });
    fireEvent.pointerUp(event, { ...mouse, ...end });
    fireEvent.click(event, { detail: 1 });
    expect(others).toEqual(['opened']);
    await arrive();
    expect(told).toEqual([]);
  });

  it('selects text in a list', async () => {
    const { event, told, others, arrive } = renderGrid({ isGrid: false });
    fireEvent.pointerDown(event, mouse);
    fireEvent.pointerMove(event, { ...mouse, clientX: 60 });
    fireEvent.pointerUp(event, { ...mouse, clientX: 60 });
    fireEvent.click(event, { detail: 1 });
    await arrive();
    expect(told).toEqual([]);
    expect(others).toEqual(['opened']);
  });
});

describe('what only gestures understand', () => {
  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('is a click with %s', async (modifier) => {
    const { event, told, others, arrive } = renderGrid();
    expect(fireEvent.click(event, { [modifier]: true, clientX: 7 })).toBe(false);
    expect(others).toEqual([]);
    await arrive();
    expect(told).toEqual(['click 7']);
  });

  it('is a click on empty space, unless it closes something', async () => {
    const { event, cell, told, arrive } = renderGrid();
    fireEvent.click(event);
    fireEvent.pointerDown(cell, mouse);
    fireEvent.click(cell, { clientX: 2 });
    const card = document.createElement('div');
    card.role = 'dialog';
    document.body.append(card);
    fireEvent.pointerDown(cell, mouse);
    fireEvent.click(cell, { clientX: 3 });
    card.remove();
    fireEvent.pointerUp(cell, mouse);
    await arrive();
    expect(told).toEqual(['click 2', 'click on empty space']);
  });

  it('is a double click on empty space', async () => {
    const { event, cell, told, arrive } = renderGrid();
    fireEvent.doubleClick(event, { clientX: 1 });
    fireEvent.doubleClick(cell, { clientX: 2 });
    await arrive();
    expect(told).toEqual(['dblclick 2']);
  });

  it.each([
    { key: 'ArrowRight', altKey: true },
    { key: 'ArrowDown', altKey: true, shiftKey: true },
    { key: 'ArrowDown', shiftKey: true },
    { key: 'a', altKey: true },
    { key: 'a', ctrlKey: true },
    { key: ' ', ctrlKey: true },
    { key: ' ', shiftKey: true },
    { key: 'Delete' },
  ])('is the key $key of an event with its modifiers', async (press) => {
    const { event, told, others, arrive } = renderGrid();
    expect(fireEvent.keyDown(event, press)).toBe(false);
    await arrive();
    expect(told).toEqual([`keydown ${press.key}`]);
    expect(others).toEqual([]);
  });

  it('is Enter in a cell without events, after the keys of the focus', async () => {
    const { cell, event, told, others, arrive } = renderGrid();
    expect(fireEvent.keyDown(event, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(cell, { key: 'Enter' })).toBe(false);
    expect(others).toEqual(['Enter', 'Enter']);
    await arrive();
    expect(told).toEqual(['keydown Enter']);
  });

  it('is a key that copies, unless the browser copies text', async () => {
    const { event, told, arrive } = renderGrid();
    expect(fireEvent.keyDown(event, { key: 'c', ctrlKey: true })).toBe(true);
    await arrive();
    expect(told).toEqual(['keydown c']);
  });

  it('presses no button with the space bar', () => {
    const { event } = renderGrid();
    expect(fireEvent.keyUp(event, { key: ' ' })).toBe(true);
    fireEvent.keyDown(event, { key: ' ', ctrlKey: true });
    expect(fireEvent.keyUp(event, { key: ' ' })).toBe(false);
  });

  it('is forgotten if the code does not arrive', async () => {
    const { event, relay, told, arrive } = renderGrid();
    fireEvent.keyDown(event, { key: 'Delete' });
    relay.giveUp();
    expect(relay.isWanted()).toBe(false);
    await arrive();
    expect(told).toEqual([]);
  });
});

describe('what is no gesture', () => {
  it.each([
    { key: 'ArrowRight' },
    { key: 'Home', ctrlKey: true },
    { key: 'Tab', shiftKey: true },
    { key: 'r', ctrlKey: true },
    { key: 'Escape' },
  ])('is left to others: the key $key', async (press) => {
    const { cell, told, others, arrive } = renderGrid();
    expect(fireEvent.keyDown(cell, press)).toBe(true);
    expect(others).toEqual([press.key]);
    await arrive();
    expect(told).toEqual([]);
  });

  it('is Alt and an arrow on empty space or in a list, by which browsers go back', () => {
    const { cell } = renderGrid();
    expect(fireEvent.keyDown(cell, { key: 'ArrowLeft', altKey: true })).toBe(true);
  });
});

it('leaves swipes alone only after a drag', async () => {
  const { relay, arrive } = renderGrid();
  expect(relay.hasDragged()).toBe(false);
  await arrive();
  expect(relay.hasDragged()).toBe(true);
});
