import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const rowing = '/ksr0wingclubmain01';

describe('a link', () => {
  it.each([
    ['date=2026-02-31', 'The link’s date “2026-02-31” is not a day between 1900 and 2199.'],
    ['date=9999-12-31', 'The link’s date “9999-12-31” is not a day between 1900 and 2199.'],
    ['view=spiral', 'The link’s view “spiral” is not available in this calendar.'],
    ['sub=404', 'The link names parts of the calendar that are not there: “404”.'],
    ['count=146000', 'The link’s number “146000” is not between 1 and 7.'],
    [
      'view=timeline&scale=400y',
      'The link’s timeline is as long as “400y”, which is not available.',
    ],
    ['filter=404', 'The link filters by values that are not there: “404”.'],
    [
      `view=${'['.repeat(10_000)}`,
      `The link’s view “${'['.repeat(40)}…” is not available in this calendar.`,
    ],
  ])('with %.40s says so, and shows the calendar', async (search, text) => {
    await openPage(`${rowing}?${search}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByRole('grid', { name: /./ })).toBeVisible();
  });
});
