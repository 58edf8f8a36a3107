import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

/** The key of the rowing club's calendar, with which everything is allowed. */
export const rowingKey = 'ksr0wingclubmain01';

type OpenOptions = Parameters<typeof openPage>[1];

/** Opens the card of an event of the rowing club, and a part of it by its title. */
export async function openCardPart(event: string, part: RegExp, options: OpenOptions = {}) {
  const page = await openPage(`/${rowingKey}?event=${event}`, options);
  const openPart = async () => {
    const card = await screen.findByRole('dialog');
    await page.user.click(await within(card).findByRole('tab', { name: part }));
    return card;
  };
  const card = await openPart();
  return {
    ...page,
    card,
    /** Closes the card, opens it again by its address, and the part. */
    reopen: async () => {
      await page.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await page.router.navigate(`/${rowingKey}?event=${event}`);
      return openPart();
    },
  };
}

/** Reads a list beside an event from the server. */
export async function readList<Entry>(event: string, list: 'comments' | 'signups') {
  const url = `/calendars/${rowingKey}/events/${event}/${list}`;
  const response = await fetch(new URL(url, window.location.origin), {
    headers: { Accept: 'application/json' },
  });
  const { results }: { results: Entry[] } = await response.json();
  return results;
}
