import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { views } from '#src/features/calendar/views/views.ts';
import { isRecord } from '#src/util/is-record.ts';
import { changeAnswers } from '#tests/setup/changed-answers.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { receivedBugs } from '#tests/setup/received-bugs.ts';

const clock = { now: '2026-03-02T09:00:00Z' };
const title = '<img src=x onerror=alert(1)> {{7*7}} \u202Eevil';
const notes = `[go](javascript:alert(1)) ${'['.repeat(10_000)}`;
const notAfter = 'Ends before it starts';
const twice = ['One of two', 'Two of two'];

/** What a mistaken or hostile server sends, on the day of the address. */
function createEvents(sample: object): object[] {
  const event = (id: string, rest: object) => ({
    ...sample,
    id,
    series_id: undefined,
    start: '2026-03-02T10:00:00+01:00',
    end: '2026-03-02T11:00:00+01:00',
    all_day: false,
    ...rest,
  });
  return [
    event('1', { title, notes }),
    event('2', { title: notAfter, end: '2026-03-01T10:00:00+01:00' }),
    event('3', { title: twice[0] }),
    event('3', { title: twice[1] }),
    event('4', { title: 'Without sub-calendars', sub_calendar_ids: undefined }),
    event('5', { title: 'In 400 years', end: '2426-03-02T11:00:00+01:00', location: {} }),
  ];
}

function spoil(body: unknown): unknown {
  const results = isRecord(body) && Array.isArray(body['results']) ? body['results'] : [];
  const sample: unknown = results[0];
  return isRecord(body) && isRecord(sample) ? { ...body, results: createEvents(sample) } : body;
}

/** Views without the titles of events. */
const counting = ['year'];

describe.each(views.map(({ name }) => name))('the view %s', (name) => {
  it('shows hostile and mistaken events as they were typed, and leaves out what is none', async () => {
    const address = `/ksr0wingclubmain01?view=${name}&date=`;
    const page = await openPage(`${address}1950-01-01`, { controls: { clock } });
    const bugs = receivedBugs();
    changeAnswers(/^GET \/calendars\/[^/]+\/events$/, spoil);
    await act(() => page.router.navigate(`${address}2026-03-02`));
    const main = await screen.findByRole('main');
    await waitFor(() => expect(bugs).not.toHaveLength(0));
    if (!counting.includes(name)) {
      await waitFor(() => expect(main).toHaveTextContent(title.replaceAll(/\s+/g, ' ')));
      expect(main).toHaveTextContent(notAfter);
      expect(twice.filter((one) => main.textContent?.includes(one))).toHaveLength(1);
    }
    expect(main).not.toHaveTextContent('Without sub-calendars');
    expect(main.querySelector('img[src="x"], a[href^="javascript:"]')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Something went wrong' })).toBeNull();
  });
});
