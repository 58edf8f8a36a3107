import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const rowing = '/ksr0wingclubmain01?view=month';
const field = () => screen.findByRole('searchbox', { name: 'Search events' });
const upcoming = () => screen.findByRole('region', { name: 'Found from today on' });
const parameter = (name: string) => new URLSearchParams(window.location.search).get(name);

beforeEach(() => localStorage.clear());

describe('the search in a calendar', () => {
  it('lists what it finds by day while the reader types, and ends with Escape', async () => {
    const { user } = await openPage(rowing);
    await user.type(await field(), 'spring clean');
    const found = await upcoming();
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
    const found = await upcoming();
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
    const found = within(await upcoming());
    const [shift] = await found.findAllByRole('button', { name: /^Night: Tim, Monday, March 2, / });
    expect(shift?.dataset['time']).toBe('10:00 PM');
  });

  it('looks back as far as the reader wants', async () => {
    const { user } = await openPage(`${rowing}&q=training`);
    const past = await screen.findByRole('region', { name: 'Found before today' });
    expect(within(past).queryAllByRole('listitem')).toHaveLength(0);
    const further = () => within(past).getByRole('button', { name: /^Search before / });
    const before = further().textContent;
    await user.click(further());
    expect(await within(past).findByText(/^\d+ events from /)).toBeVisible();
    expect(further()).not.toHaveTextContent(String(before));
  });

  it('searches once for words that another way leads to, such as going back', async () => {
    const page = await openPage(`${rowing}&q=training`);
    const found = within(await upcoming());
    expect((await found.findAllByRole('button', { name: /^Training/ }))[0]).toBeVisible();
    await act(() => page.router.navigate(`${rowing}&q=spring+clean`));
    expect(await found.findByText('Spring', { selector: 'mark' })).toBeVisible();
    const searches = page.calls.filter((call) => call.endsWith('/event-search'));
    expect(searches).toHaveLength(2);
  });

  it('keeps what is typed while an earlier search is slow, and what was found until then', async () => {
    const { user } = await openPage(`${rowing}&q=training`);
    const found = within(await upcoming());
    await found.findByText(/^\d+ events from /);
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
    const found = within(await upcoming());
    await found.findByText(/^\d+ events from /);
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
    const found = within(await upcoming());
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
    expect(await within(await upcoming()).findByText(/^0 events from /)).toBeVisible();
  });

  it('goes back to the view in one step', async () => {
    const page = await openPage(rowing);
    await screen.findByRole('grid');
    await page.user.type(await field(), 'training on');
    await upcoming();
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
