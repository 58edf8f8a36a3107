import { waitFor } from '@testing-library/react';
import type { components } from '#generated/calendar/types.ts';
import { control } from '#tests/setup/mock-controls.ts';
import { countRenders } from '#tests/setup/renders.ts';

const calendar = 'ksr0wingclubmain01';

/**
 * Lets somebody else rename the training of today on the page of the rowing club, or add an event, and returns how often
 * each component renders because of it.
 * @param expectShown fails until the change is shown.
 */
export async function countRendersOfChange(
  change: 'create' | 'rename',
  expectShown: () => void,
): Promise<ReadonlyMap<string, number>> {
  const event = change === 'rename' ? { event: await findTraining() } : {};
  const renders = countRenders();
  await control('calendar-change', { calendar, change, ...event, title: 'Somebody else’s idea' });
  await waitFor(() => {
    window.dispatchEvent(new Event('focus'));
    expectShown();
  });
  return renders.stop();
}

/** The id of the training on today's river. */
async function findTraining(): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const answer = await fetch(
    `${window.location.origin}/calendars/${calendar}/events?start_date=${today}&end_date=${today}`,
    { headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' } },
  );
  const { results }: components['schemas']['EventRange'] = await answer.json();
  const training = results.find(({ title }) => title === 'Training on the river');
  if (!training) throw new Error('There is no training today.');
  return training.id;
}
