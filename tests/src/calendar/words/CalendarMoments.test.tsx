import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CalendarMoments } from '#src/calendar/words/CalendarMoments.tsx';
import { createCalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

it.each([
  ['Asia/Tokyo', 'de', true, 'Dienstag, 3. März 2026, 07:30'],
  ['America/New_York', 'en-US', false, 'Monday, March 2, 2026, 5:30 PM'],
] as const)(
  'moments are in the zone, the locale and the clock of the calendar (%s)',
  async (zone, locale, use24hTimes, expected) => {
    await renderInKit(
      <CalendarMoments zone={zone} formats={createCalendarFormats(locale, use24hTimes)}>
        <RelativeTime at="2026-03-02T22:30:00Z" text={(time) => time} focusable />
      </CalendarMoments>,
    );
    const description = screen.getByRole('time').getAttribute('aria-description');
    expect(description?.replaceAll(/\s/g, ' ')).toBe(expected);
  },
);
