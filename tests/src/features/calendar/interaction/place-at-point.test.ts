import { afterEach, describe, expect, it } from 'vitest';
import { placeAtPoint } from '#src/features/calendar/interaction/place-at-point.ts';

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

/** What is on top at every point. */
function showOnTop(grid: HTMLElement, selector: string): void {
  const element = selector === 'body' ? document.body : grid.querySelector(selector);
  Object.defineProperty(document, 'elementFromPoint', { value: () => element, configurable: true });
}

afterEach(() => void Reflect.deleteProperty(document, 'elementFromPoint'));

describe('the place at a point', () => {
  it('is that of the cell, with its minute where time goes down', () => {
    const grid = createGrid();
    showOnTop(grid, '[data-day="3"]');
    expect(placeAtPoint(grid, { x: 250, y: 100 }, options)).toEqual({
      day: 3,
      minute: 570,
      subCalendarId: null,
    });
  });

  it('is in the cell below an event, also if the event reaches into it from another one', () => {
    const grid = createGrid();
    showOnTop(grid, 'button');
    expect(placeAtPoint(grid, { x: 50, y: 10 }, options)?.day).toBe(1);
    expect(placeAtPoint(grid, { x: 150, y: 10 }, options)?.day).toBe(2);
  });

  it('goes by the element that is known to be on top', () => {
    const grid = createGrid();
    const top = grid.querySelector('button') ?? undefined;
    expect(placeAtPoint(grid, { x: 150, y: 10 }, options, top)?.day).toBe(2);
  });

  it.each(['[role="rowheader"]', 'body'])('is none where %s is on top', (selector) => {
    const grid = createGrid();
    showOnTop(grid, selector);
    expect(placeAtPoint(grid, { x: 50, y: 10 }, options)).toBeNull();
  });
});
