import { createEvent, fireEvent, screen } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { openRow, placeReachedBy } from '#src/ui/data/row-keys.ts';

const reached: (number | undefined)[] = [];
const clicks: MouseEvent[] = [];

/** The second of five rows, with a link and a button. */
function renderRow() {
  reached.length = 0;
  clicks.length = 0;
  document.body.innerHTML = `<table><tbody>
    <tr data-place="1" tabindex="0">
      <th scope="row"><a href="/boats/2">Ada</a></th>
      <td><button type="button">Sell</button></td>
    </tr>
    <tr data-place="2" tabindex="0"><th scope="row">Eve</th></tr>
  </tbody></table>`;
  document.querySelector('tbody')?.addEventListener('keydown', (native) => {
    // The functions read nothing that React adds.
    const event = native as unknown as KeyboardEvent<HTMLElement>;
    reached.push(placeReachedBy(event, 5));
    openRow(event);
  });
  screen.getByRole('link').addEventListener('click', (event) => {
    event.preventDefault();
    clicks.push(event);
  });
  return screen.getByRole('row', { name: 'Ada Sell' });
}
const press = (element: Element, init: KeyboardEventInit) => {
  const event = createEvent.keyDown(element, init);
  fireEvent(element, event);
  return event;
};

describe('the keys of a row', () => {
  it.each([
    ['ArrowDown', 2],
    ['ArrowUp', 0],
    ['Home', 0],
    ['End', 4],
    ['a', undefined],
  ])('%s moves the focus to %s', (key, place) => {
    press(renderRow(), { key });
    expect(reached).toEqual([place]);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
    'are left to the browser with %s',
    (modifier) => {
      press(renderRow(), { key: 'ArrowDown', [modifier]: true });
      expect(reached).toEqual([undefined]);
    },
  );

  it('belong to the controls within it', () => {
    renderRow();
    press(screen.getByRole('button'), { key: 'ArrowDown' });
    press(screen.getByRole('button'), { key: 'Enter' });
    expect(reached).toEqual([undefined, undefined]);
    expect(clicks).toEqual([]);
  });
});

describe('Enter on a row', () => {
  it('follows its link, with the same modifier keys', () => {
    const event = press(renderRow(), { key: 'Enter', ctrlKey: true });
    expect(event.defaultPrevented).toBe(true);
    expect(clicks).toMatchObject([{ ctrlKey: true, metaKey: false, shiftKey: false }]);
  });

  it('does nothing in a row without a link', () => {
    renderRow();
    const event = press(screen.getByRole('row', { name: 'Eve' }), { key: 'Enter' });
    expect(event.defaultPrevented).toBe(false);
  });

  it('is the only key that does', () => {
    press(renderRow(), { key: ' ' });
    expect(clicks).toEqual([]);
  });
});
