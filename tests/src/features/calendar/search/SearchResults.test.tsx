import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { countRenders } from '#tests/setup/renders.ts';

const controls = { clock: { now: '2026-03-02T09:00:00Z' } };
const rowing = '/ksr0wingclubmain01?view=month';
const field = () => screen.findByRole('searchbox', { name: 'Search events' });
const results = () => screen.findByRole('region', { name: /^Results for “/ });
const parameter = (name: string) => new URLSearchParams(window.location.search).get(name);

beforeEach(() => localStorage.clear());

describe('the search in a calendar', () => {
  it('lists what it finds by day while the reader types, and ends with Escape', async () => {
    const { user } = await openPage(rowing);
    await user.type(await field(), 'spring clean');
    const found = await results();
    expect(await within(found).findByRole('heading', { level: 3 })).toBeVisible();
    expect(await within(found).findByRole('button', { name: /^Spring clean/ })).toBeVisible();
    // The first words may have been searched before the others were typed.
    const marks = () => within(found).queryAllByText(/spring|clean/i, { selector: 'mark' });
    await waitFor(() => expect(marks()).toHaveLength(2));
    expect(screen.queryByRole('grid')).toBeNull();
    await waitFor(() => expect(parameter('q')).toBe('spring clean'));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(parameter('q')).toBeNull();
  });

  it('leads to the day of a hit, even if its calendar was hidden', async () => {
    const { user } = await openPage(`${rowing}&sub=&date=1950-01-01&q=spring+clean`);
    expect(await field()).toHaveValue('spring clean');
    const found = await results();
    await user.click(
      await within(found).findByRole('button', { name: /^Show in calendar: Spring clean/ }),
    );
    const grid = await screen.findByRole('grid');
    expect(await within(grid).findByRole('button', { name: /^Spring clean/ })).toBeVisible();
    await waitFor(() => expect(parameter('sub')).toMatch(/^\d+$/));
  });

  it('says when an event begins that goes on until the next day', async () => {
    await openPage('/ksboathouseshift04?view=month&q=night', {
      controls: { clock: { now: '2026-03-02T09:00:00Z' } },
    });
    const found = within(await results());
    const [shift] = await found.findAllByRole('button', {
      name: /^Night: Tim, Monday, March 2, 2026, /,
    });
    const drawn = [...(shift?.querySelectorAll('[data-text]') ?? [])];
    expect(drawn.map((part) => part.getAttribute('data-text')).slice(0, 2)).toEqual([
      'Mon Mar 2',
      'From 10:00 PM',
    ]);
  });

  it('has a heading of its own, and none of the controls of a range', async () => {
    const { user } = await openPage(`${rowing}&q=spring+clean`);
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(
      'Results for “spring clean”',
    );
    await results();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'End search' }));
    expect(await screen.findByRole('grid')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus());
  });

  it('ends with the choice of a view, also of the one before', async () => {
    const { user } = await openPage(`${rowing}&q=spring+clean`);
    await results();
    await user.click(screen.getByRole('radio', { name: 'Month' }));
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(parameter('q')).toBeNull();
  });

  it('looks back and ahead as far as the reader wants', async () => {
    const { user } = await openPage(`${rowing}&q=spring+clean`, { controls });
    const found = within(await results());
    const summary = () => screen.getByText(/ events? from /).textContent;
    expect(summary()).toBe('1 event from Mar 2, 2026 to Apr 5, 2027');
    await user.click(found.getByRole('button', { name: 'Search before Mar 2, 2026' }));
    expect(await found.findByRole('button', { name: 'Search before Jan 26, 2025' })).toBeVisible();
    expect(summary()).toBe('1 event from Jan 26, 2025 to Apr 5, 2027');
    await user.click(found.getByRole('button', { name: 'Search after Apr 5, 2027' }));
    expect(await found.findByRole('button', { name: 'Search after May 9, 2028' })).toBeVisible();
    expect(summary()).toBe('1 event from Jan 26, 2025 to May 9, 2028');
  });

  it('is as the reader left it on the way back from the day of a hit', async () => {
    const { user, router } = await openPage(`${rowing}&q=training+on`, { controls });
    const found = within(await results());
    const before = { name: 'Search before Mar 2, 2026' };
    await user.click(await found.findByRole('button', before));
    const later = await found.findByRole('button', { name: 'Search after Apr 5, 2027' });
    await user.click(later);
    await found.findByRole('button', { name: 'Search after May 9, 2028' });
    const summary = () => screen.getByText(/ events from /).textContent;
    const left = summary();
    await user.click(found.getByRole('button', { name: 'Each event of Training on the river' }));
    const list = found.getByRole('list', { name: 'Each event of Training on the river' });
    const show = within(list).getAllByRole('button', { name: /^Show in calendar/ })[2];
    if (!show) throw new Error('The series has no third event.');
    const name = within(list).getAllByRole('button', { name: /^Training/ })[2]?.ariaLabel ?? '';
    (await results()).scrollTop = 240;
    await user.click(show);
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(parameter('reach')).toBeNull();
    await act(() => router.navigate(-1));
    const again = await results();
    expect(summary()).toBe(left);
    await waitFor(() => expect(within(again).getByRole('button', { name })).toHaveFocus());
    expect(again.scrollTop).toBe(240);
  });

  it('begins anew with other words', async () => {
    const { user } = await openPage(`${rowing}&q=spring+clean&reach=1,2`, { controls });
    const summary = () => screen.getByText(/ events? from /).textContent;
    await results();
    expect(summary()).toBe('1 event from Jan 26, 2025 to May 9, 2028');
    await user.type(await field(), ' of');
    await waitFor(() => expect(summary()).toBe('1 event from Mar 2, 2026 to Apr 5, 2027'));
    expect(parameter('reach')).toBeNull();
  });

  it('has a row for each series, with the number of its events, which can be unfolded', async () => {
    const { user } = await openPage(`${rowing}&q=training+on`, { controls });
    const found = within(await results());
    const row = await found.findByRole('button', { name: /^Training on the river/ });
    expect(row).toHaveAccessibleName(
      /^Training on the river, Monday, March 2, 2026, 5:30 PM – 7:00 PM, .+, repeats, Every Mon, Wed · 114 events$/,
    );
    const toggle = found.getByRole('button', { name: 'Each event of Training on the river' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    const list = found.getByRole('list', { name: 'Each event of Training on the river' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(114);
    await user.click(toggle);
    expect(found.getAllByRole('button', { name: /^Training on the river/ })).toEqual([row]);
  });

  it('moves between rows by arrows, and opens one with Enter', async () => {
    const { user } = await openPage(`${rowing}&q=r`, { controls });
    const found = within(await results());
    const rows = await found.findAllByRole('button', { name: /, 202\d, / });
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.map(({ tabIndex }) => tabIndex).filter((index) => index === 0)).toHaveLength(1);
    await user.click(await field());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(rows[0]).toHaveFocus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await waitFor(() => expect(rows[1]).toHaveFocus());
    await user.keyboard('{End}');
    await waitFor(() => expect(rows.at(-1)).toHaveFocus());
    await user.keyboard('{Home}{Enter}');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('renders only the rows between which the focus moves, and none when a card opens', async () => {
    const { user } = await openPage(`${rowing}&q=training+on`, { controls });
    const found = within(await results());
    await user.click(
      await found.findByRole('button', { name: 'Each event of Training on the river' }),
    );
    expect(found.getAllByRole('listitem').length).toBeGreaterThan(100);
    await user.keyboard('{ArrowDown}');
    const moving = countRenders();
    await user.keyboard('{ArrowDown}');
    // Those two, and the row of their series.
    expect(moving.stop().get('SearchRow')).toBe(3);
    const opening = countRenders();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeVisible();
    const rendered = opening.stop();
    expect(rendered.get('CalendarContent')).toBeGreaterThan(0);
    expect(rendered.has('SearchRow')).toBe(false);
  });

  it('finds the events of a hidden weekend, and leads to them in a view that has them', async () => {
    const { user } = await openPage('/ksallotmentwater06?view=month&q=open+garden');
    const found = within(await results());
    await user.click(await found.findByRole('button', { name: /^Show in calendar: Open garden/ }));
    await waitFor(() => expect(['list', 'agenda', 'table']).toContain(parameter('view')));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-found'));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Open garden'));
  });

  it('marks and focuses the event that it leads to', async () => {
    const { user } = await openPage(`${rowing}&date=1950-01-01&q=spring+clean`, { controls });
    await user.click(
      await within(await results()).findByRole('button', {
        name: /^Show in calendar: Spring clean/,
      }),
    );
    const grid = within(await screen.findByRole('grid'));
    const event = await grid.findByRole('button', { name: /^Spring clean/ });
    await waitFor(() => expect(event).toHaveFocus());
    expect(event).toHaveAttribute('data-found');
    await user.tab();
    expect(event).not.toHaveAttribute('data-found');
  });

  it('leads to the day of an event for which the view has no room', async () => {
    const { user } = await openPage('/ksr0wingclubmain01?view=year&q=spring+clean', { controls });
    await user.click(
      await within(await results()).findByRole('button', {
        name: /^Show in calendar: Spring clean/,
      }),
    );
    const day = await screen.findByRole('gridcell', { name: /^Saturday, March 7, 2026/ });
    await waitFor(() => expect(day).toHaveFocus());
    expect(day).toHaveAttribute('data-found');
  });

  it('says that it finds what is hidden, and what of it is', async () => {
    await openPage(`${rowing}&sub=&q=spring+clean`, { controls });
    expect(
      within(await results()).getByRole('button', { name: /^Spring clean .+, hidden$/ }),
    ).toBeVisible();
    expect(screen.getByText('What you have hidden is searched, too.')).toBeVisible();
  });

  it.each([
    ['from today on', null],
    ['earlier', /^Search before /],
  ])('says why days %s could not be searched, and searches them again', async (_, further) => {
    const page = await openPage(`${rowing}${further ? '&q=spring+clean' : ''}`, { controls });
    if (further) await results();
    else await screen.findByRole('grid');
    await answerNext('searchEvents', 422, 'range_too_full');
    if (further) await page.user.click(screen.getByRole('button', { name: further }));
    else await page.user.type(await field(), 'spring clean');
    expect(await screen.findByRole('alert')).toBeVisible();
    const rows = () => screen.queryAllByRole('button', { name: /^Spring clean/ });
    expect(rows()).toHaveLength(further ? 1 : 0);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(rows()).toHaveLength(1);
  });

  it('searches once for words that another way leads to, such as going back', async () => {
    const page = await openPage(`${rowing}&q=training`);
    const found = within(await results());
    expect((await found.findAllByRole('button', { name: /^Training/ }))[0]).toBeVisible();
    await act(() => page.router.navigate(`${rowing}&q=spring+clean`));
    expect(await found.findByText('Spring', { selector: 'mark' })).toBeVisible();
    const searches = page.calls.filter((call) => call.endsWith('/event-search'));
    expect(searches).toHaveLength(2);
  });

  it('keeps what is typed while an earlier search is slow, and what was found until then', async () => {
    const { user } = await openPage(`${rowing}&q=training`);
    const found = within(await results());
    await screen.findByText(/^\d+ events from /);
    const before = found.getAllByRole('listitem').length;
    const { letGo } = holdCalls(/event-search$/);
    await user.clear(await field());
    await user.type(await field(), 'spring');
    await waitFor(() => expect(parameter('q')).toBe('spring'));
    await user.type(await field(), ' clean');
    await waitFor(() => expect(parameter('q')).toBe('spring clean'));
    expect(await field()).toHaveValue('spring clean');
    expect(found.getAllByRole('listitem')).toHaveLength(before);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    letGo();
    await waitFor(() => expect(found.getAllByText('clean', { selector: 'mark' })).toHaveLength(1));
    expect(await field()).toHaveValue('spring clean');
    expect(screen.queryByRole('progressbar', { name: 'Loading' })).toBeNull();
  });

  it('searches once although the page renders again meanwhile', async () => {
    const page = await openPage(`${rowing}&q=training`);
    const found = within(await results());
    await screen.findByText(/^\d+ events from /);
    const { letGo } = holdCalls(/event-search$/);
    void page.router.navigate(`${rowing}&q=spring+clean`);
    await waitFor(() => expect(parameter('q')).toBe('spring clean'));
    await page.user.click(screen.getByRole('button', { name: 'Calendars and filters' }));
    await screen.findByRole('dialog');
    letGo();
    expect(await found.findByText('Spring', { selector: 'mark' })).toBeVisible();
    const searches = page.calls.filter((call) => call.endsWith('/event-search'));
    expect(searches).toHaveLength(2);
  });

  it.each([
    ['of a link', `${rowing}&q=spring+clean`],
    ['of typed words', rowing],
  ])('lists a hit %s no longer once it is deleted, until that is undone', async (_, address) => {
    const page = await openPage(address, { controls: { clock: { now: '2026-03-02T09:00:00Z' } } });
    if (address === rowing) await page.user.type(await field(), 'spring clean');
    const found = within(await results());
    const hits = () => found.queryAllByRole('button', { name: /^Spring clean/ });
    await page.user.click(await found.findByRole('button', { name: /^Spring clean/ }));
    const card = within(await screen.findByRole('dialog'));
    const network = holdCalls(/event-search$/);
    await page.user.click(await card.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/is deleted/)).toBeVisible();
    expect(hits()).toHaveLength(1);
    network.letGo();
    await waitFor(() => expect(hits()).toHaveLength(0));
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(hits()).toHaveLength(1));
  });

  it('says so when nothing matches', async () => {
    await openPage(`${rowing}&q=zzz`);
    expect(
      await within(await results()).findByRole('heading', { name: 'Nothing found' }),
    ).toBeVisible();
    expect(screen.getByText(/^0 events from /)).toBeVisible();
  });

  it('goes back to the view in one step', async () => {
    const page = await openPage(rowing);
    await screen.findByRole('grid');
    await page.user.type(await field(), 'training on');
    await results();
    await waitFor(() => expect(parameter('q')).toBe('training on'));
    await page.router.navigate(-1);
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(await field()).toHaveValue('');
  });

  it('is absent where a site has left it out', async () => {
    await openPage(`${rowing}&showSearch=0`);
    await screen.findByRole('grid');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
