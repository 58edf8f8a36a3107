import { momentAt } from '#src/util/dates.ts';
import { knownLanguage, type ServerText, serverText } from '../translations/server-texts.ts';
import type { Handlers } from './handler.ts';

const day = 24 * 60 * 60 * 1000;

/** Titles and ages in days: one fresh, one within the ninety days that count as news, one older. */
const news: readonly { id: number; age: number; title: ServerText; page: string }[] = [
  { id: 52, age: 6, title: 'Share a calendar with a link', page: 'share-with-a-link' },
  { id: 51, age: 48, title: 'A darker look for the evening', page: 'dark' },
  { id: 50, age: 210, title: 'Reminders that find you anywhere', page: 'reminders' },
];

export const clientCalls = {
  listNews: ({ now, query, language }) => ({
    status: 200,
    body: {
      results: news.map(({ id, age, title, page }) => ({
        id,
        date: momentAt(Math.floor(now.getTime() / day - age) * day),
        title: serverText(title, knownLanguage(query.language ?? '') ?? language),
        url: `https://news.calendar.example/${page}`,
      })),
    },
  }),

  reportClientMessage: () => ({ status: 204 }),
} satisfies Handlers;
