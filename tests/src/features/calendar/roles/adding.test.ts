import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pickCases } from '#scripts/testing/depth.ts';
import { beIdle } from '#tests/setup/page-banners.ts';
import { mayAddTo } from './ask-server.ts';
import { closeDialog, pasteIn } from './gestures.ts';
import {
  closeMessage,
  openRolePage,
  openTargetPage,
  type RolePage,
  says,
  send,
} from './role-page.ts';
import { catering, lighthouse, type Role, readEvents, roles } from './targets.ts';
import { waysToAdd, waysToAddAt } from './ways-to-add.ts';

const findForm = () => screen.queryByRole('dialog', { name: 'New event' });
const refusal = 'You may not add events to this calendar.';
const viewOnly = 'You may only view this calendar. To add events, ask Hugo Hafner.';

/** Waits until single keys act, and lists them. */
async function listShortcuts({ user }: RolePage): Promise<string> {
  await waitFor(async () => {
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
  const text = screen.getByRole('dialog').textContent ?? '';
  await closeDialog({ user });
  return text;
}

/** Fills in the open form. */
async function fillIn({ user }: RolePage, title: string) {
  const form = within(await screen.findByRole('dialog', { name: 'New event' }));
  await user.type(form.getByLabelText('Seats'), '4');
  await user.type(form.getByLabelText('Title'), title);
  return form;
}

/** The ways that visitors who may not add events do not see, and keys that mean nothing to them. */
const notOffered = new Set(['the + of a day', 'the button “New event”', 'Shift and an arrow key']);

const findAdded = async (title: string) =>
  (await readEvents(send)).find((event) => event.title === title);

describe.each(pickCases([...roles].toReversed()))('a visitor with the role %s', (role: Role) => {
  it('adds events in every way if the server allows it, and in none otherwise', async () => {
    const isAllowed = await mayAddTo(role, catering);
    beIdle();
    const page = await openRolePage(role, 'month&date=2026-03-02');
    const shortcuts = await listShortcuts(page);
    for (const label of ['New event', 'Draw a new event', 'Paste events', 'Move the event']) {
      expect(shortcuts.includes(label), label).toBe(isAllowed);
    }
    const day = await screen.findByRole('gridcell', { name: /^Saturday, March 7, 2026/ });
    for (const [name, begin] of Object.entries(waysToAdd)) {
      await begin(page, day);
      if (isAllowed) await screen.findByRole('dialog', { name: 'New event' });
      expect(findForm() !== null, `by ${name}`).toBe(isAllowed);
      if (isAllowed) await closeDialog(page);
      else if (!notOffered.has(name)) expect(says(viewOnly), `by ${name}`).toBe(true);
      await closeMessage(page);
    }
    if (!isAllowed) {
      expect(document.querySelector('[data-resize]')).toBeNull();
      // By now, a form that was on its way would be there.
      await listShortcuts(page);
      expect(findForm()).toBeNull();
    }
    expect(page.writes()).toEqual([]);
  });

  it('finds them on the server then, or is told at the form’s address that this is not allowed', async () => {
    const isAllowed = await mayAddTo(role, catering);
    const page = await openRolePage(role, 'month&date=2026-03-02');
    const { user, router, path } = page;
    if (isAllowed) {
      const day = await screen.findByRole('gridcell', { name: /^Saturday, March 7, 2026/ });
      await waysToAdd['the key Enter']?.(page, day);
      await fillIn(page, 'By keys');
      await user.keyboard('{Enter}');
      expect(await screen.findByText('“By keys” is in the calendar.')).toBeVisible();
      const other = await screen.findByRole('gridcell', { name: /^Saturday, March 21, 2026/ });
      await waysToAdd['a double click']?.(page, other);
      const form = await fillIn(page, 'By mouse');
      await user.click(form.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('“By mouse” is in the calendar.')).toBeVisible();
      expect(await findAdded('By keys')).toMatchObject({ title: 'By keys' });
      expect(await findAdded('By mouse')).toMatchObject({ title: 'By mouse' });
    }
    await router.navigate(`${path}?view=month&date=2026-03-02&edit=new`);
    const editor = within(await screen.findByRole('region', { name: 'New event' }));
    await editor.findByRole('button', { name: /^(Save|Back to the calendar)$/ });
    expect(editor.queryByLabelText('Title') !== null).toBe(isAllowed);
    expect(says(viewOnly)).toBe(!isAllowed);
    expect(page.refused).toEqual([]);
  });
});

const places: readonly (readonly [Role, number])[] = [
  ['mixed', lighthouse],
  ['mixed', catering],
  ['add_only', lighthouse],
  ['read_only', catering],
];

it.each(pickCases(places))(
  'a visitor with the role %s adds events in the column of calendar %i if the server allows it, or is told why not',
  async (role, id) => {
    const isAllowed = await mayAddTo(role, id);
    const page = await openRolePage(role, 'scheduler&count=1&date=2026-03-02');
    const cell = document.querySelector<HTMLElement>(`[data-sub-calendar="${id}"]`);
    if (!cell) throw new Error('The view does not show the calendar.');
    const name = id === lighthouse ? 'Lighthouse' : 'Catering';
    for (const [way, begin] of Object.entries(waysToAddAt)) {
      await closeMessage(page);
      await begin(page, cell);
      if (isAllowed) {
        const form = within(await screen.findByRole('dialog', { name: 'New event' }));
        expect(form.getByRole('checkbox', { name }), `by ${way}`).toBeChecked();
        await closeDialog(page);
      } else {
        expect(findForm(), `by ${way}`).toBeNull();
        const isTold = role === 'mixed' || !notOffered.has(way);
        expect(says(role === 'mixed' ? refusal : viewOnly), `by ${way}`).toBe(isTold);
      }
    }
    expect(page.writes()).toEqual([]);
  },
);

describe('a copy of an event on a calendar to which the visitor may not add', () => {
  it('goes to a calendar to which they may, and to no other', async () => {
    expect(await mayAddTo('mixed', lighthouse)).toBe(false);
    expect(await mayAddTo('mixed', catering)).toBe(true);
    const page = await openTargetPage('mixed', 'an event to read only', 'scheduler&count=1');
    await page.focus();
    await page.user.keyboard('{Control>}c{/Control}');
    await waitFor(() => expect(says('Copied')).toBe(true));
    const column = (id: number) => {
      const cell = document.querySelector<HTMLElement>(`[data-sub-calendar="${id}"]`);
      if (!cell) throw new Error('The view does not show the calendar.');
      return cell;
    };
    await pasteIn(column(lighthouse), page);
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(page.writes()).toEqual([]);
    await pasteIn(column(catering), page);
    expect(await screen.findByText('“Long lunch” is in the calendar.')).toBeVisible();
    const copies = (await readEvents(send)).filter(({ title }) => title === 'Long lunch');
    expect(copies.map((event) => event.sub_calendar_ids)).toContainEqual([catering]);
  });

  it('is refused where places are no calendars, before it is sent', async () => {
    const page = await openTargetPage('mixed', 'an event to read only');
    await page.focus();
    await page.user.keyboard('{Control>}c{/Control}');
    await waitFor(() => expect(says('Copied')).toBe(true));
    const cell = (await page.find()).closest<HTMLElement>('[role="gridcell"]');
    if (cell) await pasteIn(cell, page);
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(page.writes()).toEqual([]);
  });
});
