import { afterEach, describe, expect, it } from 'vitest';
import type { GridCell } from '#src/calendar/layout/grid-geometry.ts';
import { gridCells } from '#src/features/calendar/grid/grid-cells.ts';
import { edgeAt, elementInGrid, placeAtPoint } from '#src/features/calendar/grid/place-at-point.ts';
import { minutesPerDay } from '#src/util/day-numbers.ts';

const options = { resolution: 15, isAllDay: false };

const days: readonly GridCell[] = [
  { kind: 'day', day: 1, subCalendarId: null },
  { kind: 'day', day: 2, subCalendarId: null },
  { kind: 'hours', day: 3, subCalendarId: null, hours: { start: 480, end: 960 } },
];

/** A row of three days, each 100 pixels wide, with an event of the first day that reaches into the second one. */
function createGrid() {
  const grid = document.createElement('div');
  grid.innerHTML = `
    <div role="row">
      <div role="rowheader">Rooms</div>
      <div role="gridcell"><button>Meeting</button></div>
      <div role="gridcell"></div>
      <div role="gridcell"></div>
    </div>`;
  document.body.append(grid);
  const elements = grid.querySelectorAll<HTMLElement>('[role="gridcell"]');
  for (const [index, cell] of days.entries()) {
    const element = elements.item(index);
    element.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 480);
    gridCells.ref(cell)(element);
  }
  return grid;
}

/** The element of the grid that matches. */
function find(grid: HTMLElement, selector: string): HTMLElement {
  const element = grid.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}.`);
  return element;
}

describe('the place at a point', () => {
  it('is that of the cell, with its minute where time goes down', () => {
    const grid = createGrid();
    const cell = find(grid, '[role="gridcell"]:last-child');
    const place = { day: 3, minute: 570, subCalendarId: null };
    expect(placeAtPoint(cell, { x: 250, y: 100 }, options)).toEqual(place);
  });

  it('is in the cell below an event, also if the event reaches into it from another one', () => {
    const grid = createGrid();
    const event = find(grid, 'button');
    expect(placeAtPoint(event, { x: 50, y: 10 }, options)?.day).toBe(1);
    expect(placeAtPoint(event, { x: 150, y: 10 }, options)?.day).toBe(2);
  });

  it('is later the further left it is where time goes from right to left', () => {
    const grid = createGrid();
    const cell = find(grid, '[role="gridcell"]');
    const column = { start: 0, end: minutesPerDay };
    gridCells.ref({ kind: 'timeline', day: 0, subCalendarId: 7, column, unit: 'time' })(cell);
    const minuteAt = (x: number) => placeAtPoint(cell, { x, y: 10 }, options)?.minute;
    expect(minuteAt(25)).toBe(6 * 60);
    cell.style.direction = 'rtl';
    expect(minuteAt(25)).toBe(18 * 60);
  });

  // A double click that waits for its code may happen again after its view is hidden.
  it.each([0, 250])('is the start of a cell that has no size, at %i px', (x) => {
    const grid = createGrid();
    const cell = find(grid, '[role="gridcell"]:last-child');
    cell.getBoundingClientRect = () => new DOMRect();
    const start = { day: 3, minute: 480, subCalendarId: null };
    expect(placeAtPoint(cell, { x, y: x }, options)).toEqual(start);
    const column = { start: 3 * minutesPerDay, end: 4 * minutesPerDay };
    gridCells.ref({ kind: 'timeline', day: 3, subCalendarId: null, column, unit: 'time' })(cell);
    expect(placeAtPoint(cell, { x, y: x }, options)).toEqual({ ...start, minute: 0 });
  });

  it('is none beside the cells', () => {
    const grid = createGrid();
    const heading = find(grid, '[role="rowheader"]');
    expect(placeAtPoint(heading, { x: 50, y: 10 }, options)).toBeNull();
  });
});

describe('what is on top of a grid', () => {
  const names = ['elementFromPoint', 'elementsFromPoint'] as const;
  afterEach(() => {
    for (const name of names) Reflect.deleteProperty(document, name);
  });

  /** Makes these elements those at every point, the top one first. */
  function stack(...elements: Element[]): void {
    const values = [() => elements[0] ?? null, () => elements];
    for (const [index, name] of names.entries()) {
      Object.defineProperty(document, name, { value: values[index], configurable: true });
    }
  }

  it('is found below a message that covers it', () => {
    const grid = createGrid();
    const event = find(grid, 'button');
    const message = document.createElement('p');
    stack(event, grid);
    expect(elementInGrid(grid, { x: 0, y: 0 })).toBe(event);
    stack(message, event, grid);
    expect(elementInGrid(grid, { x: 0, y: 0 })).toBe(event);
  });

  it('is nothing outside of it', () => {
    stack(document.body);
    expect(elementInGrid(createGrid(), { x: 0, y: 0 })).toBeNull();
  });
});

describe('the edge at a point of an event', () => {
  const createEvent = (width: number, height: number) => {
    const element = document.createElement('button');
    element.getBoundingClientRect = () => new DOMRect(100, 100, width, height);
    document.body.append(element);
    return element;
  };
  const down = { axis: 'down', start: true, end: true } as const;
  const across = { ...down, axis: 'across' } as const;

  it('is where its time begins or ends', () => {
    const event = createEvent(80, 60);
    const edges = [101, 110, 159].map((y) => edgeAt(event, down, { x: 120, y }, false));
    expect(edges).toEqual(['start', null, 'end']);
    const sides = [101, 140, 179].map((x) => edgeAt(event, across, { x, y: 120 }, false));
    expect(sides).toEqual(['start', null, 'end']);
  });

  it('is the other one at each side where time goes from right to left', () => {
    const event = createEvent(80, 20);
    event.style.direction = 'rtl';
    const sides = [101, 179].map((x) => edgeAt(event, across, { x, y: 110 }, false));
    expect(sides).toEqual(['end', 'start']);
    expect(edgeAt(event, down, { x: 120, y: 119 }, false)).toBe('end');
  });

  it('is none out of sight', () => {
    const event = createEvent(80, 60);
    expect(edgeAt(event, { ...down, start: false }, { x: 120, y: 101 }, false)).toBeNull();
    expect(edgeAt(event, { ...down, end: false }, { x: 120, y: 159 }, false)).toBeNull();
  });

  it('is the end of an event that is too short for two edges and to be moved', () => {
    const event = createEvent(80, 20);
    const edges = [101, 119].map((y) => edgeAt(event, down, { x: 120, y }, false));
    expect(edges).toEqual([null, 'end']);
  });

  it('is wider for a finger', () => {
    const event = createEvent(80, 100);
    const edges = [120, 150, 180].map((y) => edgeAt(event, down, { x: 120, y }, true));
    expect(edges).toEqual(['start', null, 'end']);
  });

  it('is none where the title goes on after the end', () => {
    expect(edgeAt(createEvent(30, 20), across, { x: 150, y: 110 }, false)).toBeNull();
  });
});
