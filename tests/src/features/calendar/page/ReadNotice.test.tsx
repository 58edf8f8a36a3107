import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeAnswers } from '#tests/setup/changed-answers.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const rowing = '/ksr0wingclubmain01?view=month';
const clock = { now: '2026-03-02T09:00:00Z' };
const events = /^GET \/calendars\/[^/]+\/events$/;

describe('a range with too many events', () => {
  /** Smaller ranges are tried until a single day is too full as well. */
  async function openTooFull(example: string) {
    const page = await openPage(`${rowing}&date=1950-01-01`, { controls: { clock } });
    for (let turn = 0; turn < 40; turn += 1) await answerNext('listEvents', 422, example);
    await act(() => page.router.navigate(`${rowing}&date=2026-03-02`));
    expect(await screen.findByRole('alert')).toHaveTextContent('Range too large');
    return page;
  }

  it('names what fills it, and opens that', async () => {
    const page = await openTooFull('range_too_full');
    const list = screen.getByRole('list', { name: 'Most events are from:' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Training on the river, 101 events', 'Reserved, 14 events']);
    await page.user.click(within(list).getByRole('link', { name: 'Training on the river' }));
    expect(await screen.findByRole('dialog', { name: /Training on the river/ })).toBeVisible();
  });

  it('names nothing if the server does not', async () => {
    await openTooFull('range_too_large');
    expect(screen.queryByRole('list', { name: 'Most events are from:' })).toBeNull();
  });
});

describe('an answer of the wrong shape', () => {
  it.each([
    ['without events', {}],
    ['with no list of events', { results: 'none', total: 0, tz: 'UTC', sync_token: '1' }],
    ['that is a list', []],
  ])('%s is told, and trying again shows the events', async (_, body) => {
    const page = await openPage(`${rowing}&date=1950-01-01`, { controls: { clock } });
    let isBroken = true;
    changeAnswers(events, (right) => (isBroken ? body : right));
    await act(() => page.router.navigate(`${rowing}&date=2026-03-02`));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected server error');
    expect(await screen.findByRole('grid', { name: 'March 2026' })).toBeVisible();
    expect(screen.queryByText('There are no events here.')).toBeNull();
    isBroken = false;
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      (await screen.findAllByRole('button', { name: /^Training on the river/ }))[0],
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
