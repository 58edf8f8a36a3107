import { afterEach, describe, expect, it } from 'vitest';
import { elementInGrid, placeAtPoint } from '#src/features/calendar/grid/place-at-point.ts';

const options = { resolution: 15, isAllDay: false };

/** A row of three days, each 100 pixels wide, with an event of the first day that reaches into the second one. */
function createGrid() {
  const grid = document.createElement('div');
  grid.innerHTML = `
    <div role="row">
      <div role="rowheader">Rooms</div>
      <div role="gridcell" data-day="1"><button>Meeting</button></div>
      <div role="gridcell" data-day="2"></div>
      <div role="gridcell" data-day="3" data-from="480" data-to="960"></div>
    </div>`;
  document.body.append(grid);
  for (const [index, cell] of [...grid.querySelectorAll('[role="gridcell"]')].entries()) {
    cell.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 480);
  }
  return grid;
}

/** The element of the grid that matches. */
function find(grid: HTMLElement, selector: string): Element {
  const element = grid.querySelector(selector);
  if (!element) throw new Error(`Nothing matches ${selector}.`);
  return element;
}

describe('the place at a point', () => {
  it('is that of the cell, with its minute where time goes down', () => {
    const grid = createGrid();
    const cell = find(grid, '[data-day="3"]');
    const place = { day: 3, minute: 570, subCalendarId: null };
    expect(placeAtPoint(grid, cell, { x: 250, y: 100 }, options)).toEqual(place);
  });

  it('is in the cell below an event, also if the event reaches into it from another one', () => {
    const grid = createGrid();
    const event = find(grid, 'button');
    expect(placeAtPoint(grid, event, { x: 50, y: 10 }, options)?.day).toBe(1);
    expect(placeAtPoint(grid, event, { x: 150, y: 10 }, options)?.day).toBe(2);
  });

  it('is none beside the cells', () => {
    const grid = createGrid();
    const heading = find(grid, '[role="rowheader"]');
    expect(placeAtPoint(grid, heading, { x: 50, y: 10 }, options)).toBeNull();
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
