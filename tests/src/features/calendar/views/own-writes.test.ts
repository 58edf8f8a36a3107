import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';
import { countRenders } from '#tests/setup/renders.ts';

const controls = { clock: { now: '2026-03-02T09:00:00Z' } };
const calendar = 'ksr0wingclubmain01';

beforeEach(() => localStorage.clear());

// In the agenda and the table, what follows the event moves up and renders, too.
it.each([
  ['month', 'MonthWeek'],
  ['weeks', 'MonthWeek'],
  ['week', 'TimeColumn'],
  ['days', 'TimeColumn'],
  ['scheduler', 'TimeColumn'],
  ['timeline', 'TimelineRow'],
  ['list', 'ListRow'],
])('in the view %s, a deletion renders only what it touches again', async (view, part) => {
  const page = await openPage(`/${calendar}?view=${view}&date=2026-03-07`, { controls });
  const name = /^Spring clean of the boathouse/;
  const [event] = await screen.findAllByText(name);
  const shown = event?.closest<HTMLElement>('[data-event]');
  if (!shown) throw new Error('The event is not shown.');
  shown.focus();
  await waitFor(() => expect(shown).toHaveFocus());
  const renders = countRenders();
  await page.user.keyboard('{Delete}');
  await waitFor(() => expect(screen.queryAllByText(name)).toEqual([]));
  expect(await screen.findByText(/is deleted\.$/)).toBeVisible();
  const counts = renders.stop();
  // Once without the event, and once more where a row has several parts.
  expect(counts.get(part)).toBeGreaterThan(0);
  expect(counts.get(part)).toBeLessThanOrEqual(3);
});
