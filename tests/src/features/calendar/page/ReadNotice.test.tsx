import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeAnswers } from '#tests/setup/changed-answers.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const rowing = '/ksr0wingclubmain01?view=month';
const clock = { now: '2026-03-02T09:00:00Z' };
const events = /^GET \/calendars\/[^/]+\/events$/;

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
