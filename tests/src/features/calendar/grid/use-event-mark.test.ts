import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addMeeting, minutesFromNow } from '#tests/setup/add-only.ts';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const addOnly = 'ksroomsaddonly0001';

it('the edge by which an event is resized goes when the time to change it is over', async () => {
  await openPage(`/${addOnly}?view=month&date=2026-12-27`, { controls: minutesFromNow(0) });
  await screen.findByRole('grid');
  await addMeeting(addOnly);
  // As when a tab is shown again.
  fireEvent(document, new Event('visibilitychange'));
  const find = () => screen.findByRole('button', { name: /^Meeting, Sunday, December 27/ });
  expect(await find()).toHaveAttribute('data-resize', 'across');
  await control('clock', minutesFromNow(31).clock);
  fireEvent.focus(window);
  await waitFor(async () => {
    // As when a computer wakes up.
    fireEvent(document, new Event('visibilitychange'));
    expect(await find()).not.toHaveAttribute('data-resize');
  });
});

const openView = (view: string) =>
  openPage(`/ksr0wingclubmain01?view=${view}&date=2026-03-02`, {
    controls: { clock: { now: '2026-03-02T09:00:00Z' } },
  });

it.each([
  ['month', 'button'],
  ['week', 'button'],
  ['timeline', 'button'],
  ['list', 'button'],
  ['agenda', 'button'],
  ['table', 'link'],
])('an event tells its signs to the styles of the view %s', async (view, role) => {
  await openView(view);
  const [event] = await screen.findAllByRole(role, { name: /^Spring clean/ });
  expect(event).toHaveAttribute('data-signs', 'files signup');
});

it('an occurrence says that it repeats, or has been moved, and a plain event nothing', async () => {
  await openView('month');
  const find = (name: RegExp) => screen.findByRole('button', { name });
  expect(await find(/^Training on the river, Monday, March 2, .+, repeats$/)).toHaveAttribute(
    'data-signs',
    'repeats',
  );
  expect(await find(/^Training .+, Thursday, March 19, .+, moved$/)).toHaveAttribute(
    'data-signs',
    'repeats moved',
  );
  expect(await find(/^Rosa and Nina/)).not.toHaveAttribute('data-signs');
});
