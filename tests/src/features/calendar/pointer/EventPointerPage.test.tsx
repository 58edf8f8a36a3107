import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seededPointer } from '#mocks/seed/event-pointers.ts';
import { openPage } from '#tests/setup/open-page.tsx';

describe('the page of an event', () => {
  it('shows the event to anyone who has its address, and no way into its calendar', async () => {
    await openPage(`/events/pointer/${seededPointer(101, '7003')}`);
    await screen.findByRole('heading', { level: 1, name: 'Spring clean of the boathouse' });
    expect(within(screen.getByRole('article')).getByText('Riverside rowing club')).toBeVisible();
    expect(screen.getByText(/^[A-Z][a-z]+day, .+, \d{4}, 9:00 AM – 12:00 PM$/)).toBeVisible();
    expect(screen.getByText('Times are in Europe/Zurich.')).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it.each([
    ['as its calendar says', 102, '7012', /^Dienstag, \d+\. \p{L}+ \d{4}, 1:00\sPM – 4:00\sPM$/u],
    ['as the reader prefers', 101, '7003', /^Samstag, \d+\. \p{L}+ \d{4}, 09:00 – 12:00$/u],
  ])('writes days and times %s', async (_, calendar, event, expected) => {
    await openPage(`/events/pointer/${seededPointer(calendar, event)}`, {
      controls: { settings: { language: 'de', use24hTimes: true } },
    });
    expect(await screen.findByText(expected)).toBeVisible();
  });

  it('says that there is nothing at an unknown address', async () => {
    await openPage('/events/pointer/ev-0');
    expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
  });
});
