import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

async function openAgenda(address: string) {
  const page = await openPage(address);
  const agenda = await screen.findByRole('region', { name: /–/ });
  await waitFor(() => expect(agenda).toHaveAttribute('aria-busy', 'false'));
  return { page, agenda };
}

const rowing = '/ksr0wingclubmain01?view=agenda';

describe('the agenda', () => {
  it('shows days with the details of their events', async () => {
    const { agenda } = await openAgenda(rowing);
    expect(
      await within(agenda).findByRole('heading', { level: 3, name: /^Today, \w+, \w+ \d+, \d+$/ }),
    ).toBeVisible();
    const [training] = await within(agenda).findAllByRole('button', {
      name: /^Training on the river, \w+, /,
    });
    const item = training?.closest('li');
    if (!item) throw new Error('The training is in the list.');
    expect(within(item).getByText('Lower pontoon')).toBeVisible();
    expect(within(item).getByText('Heron (8+)')).toBeVisible();
  });

  it('shows nothing but the time of reserved events', async () => {
    const { agenda } = await openAgenda('/ksroomsreadhide001?view=agenda');
    const events = await within(agenda).findAllByRole('button', { name: /^Reserved, / });
    const [item] = events.map((event) => event.closest('li'));
    if (!item) throw new Error('The event is in the list.');
    expect(within(item).queryByRole('term')).toBeNull();
  });

  it('tells only times and titles where a site embeds it without details', async () => {
    const { agenda } = await openAgenda(`${rowing}&showAgendaDetails=0`);
    const [training] = await within(agenda).findAllByRole('button', {
      name: /^Training on the river, \w+, /,
    });
    const item = training?.closest('li');
    if (!item) throw new Error('The training is in the list.');
    expect(within(item).getByText(/\d:\d\d/)).toBeVisible();
    expect(within(item).queryByText('Lower pontoon')).toBeNull();
    expect(within(item).queryByText('Heron (8+)')).toBeNull();
  });

  it('keeps its heading for assistive technology where a site leaves it out', async () => {
    const { agenda } = await openAgenda(`${rowing}&showAgendaHeader=0`);
    const heading = screen.getByRole('heading', { level: 2 });
    expect(heading.textContent).toBe(agenda.getAttribute('aria-label'));
    expect(within(heading).queryByRole('button')).toBeNull();
  });

  it('moves by event with the arrows, and by range with Page Down', async () => {
    const { page, agenda } = await openAgenda(rowing);
    const rows = await within(agenda).findAllByRole('button', { name: /, \w+day, / });
    rows[0]?.focus();
    await page.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(rows[1]).toHaveFocus());
    const name = agenda.getAttribute('aria-label') ?? '';
    await page.user.keyboard('{PageDown}');
    await waitFor(() => expect(agenda).not.toHaveAccessibleName(name));
    await waitFor(() =>
      expect(agenda).toContainElement(document.querySelector<HTMLElement>('[data-event]:focus')),
    );
  });

  it('has few of thousands of events in the document', async () => {
    const { agenda } = await openAgenda('/ksb1gcalendar10000?view=agenda');
    const items = await within(agenda).findAllByRole('heading', { level: 4 });
    expect(items.length).toBeLessThan(40);
    const [first] = within(agenda).getAllByRole('listitem');
    expect(Number(first?.getAttribute('aria-setsize'))).toBeGreaterThan(1000);
  });

  it('says when there are no events', async () => {
    await openAgenda(`${rowing}&date=1950-01-01`);
    expect(await screen.findByText('There are no events here.')).toBeVisible();
  });
});
