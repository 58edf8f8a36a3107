import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { components } from '#generated/calendar/types.ts';
import { type Browser, openMock, storyClock } from '../../../support.ts';
import { openCalendar, rowingClub } from '../calendar-browser.ts';
import { importForm } from '../rule-cases.ts';

type Outcome = components['schemas']['ImportResult'];

const folder = path.join(import.meta.dirname, 'files');

/** Files in the habits of other products, and the events that they are in Zurich. */
const files: Readonly<Record<string, readonly string[]>> = {
  'rule-with-semicolon.ics': [
    ...['03-04', '03-11', '03-18', '03-25', '12-02', '12-09', '12-16', '12-23', '12-30'].map(
      (day) => `2026-${day} 07:00–07:30 Bins`,
    ),
  ],
  'customized-zone.ics': ['2026-12-01 02:00–03:00 Q01 Perth nine'],
  'windows-zone.ics': ['2026-12-01 15:00–16:00 Q02 New York nine'],
  'canceled-occurrence.ics': [
    '2026-11-30 10:00–11:00 Q03 weekly',
    '2026-12-14 10:00–11:00 Q03 weekly',
    '2026-12-21 10:00–11:00 Q03 weekly',
  ],
  'single-dates.ics': [],
  'exception-as-date.ics': [
    '2026-11-30 10:00–11:00 Q05 exdate',
    '2026-12-14 10:00–11:00 Q05 exdate',
    '2026-12-21 10:00–11:00 Q05 exdate',
  ],
  'quoted-printable.ics': [
    '2026-12-01 11:00–12:00 Büro für alle, mit sehr langem Titel der weitergeht',
  ],
  'duration-with-plus.ics': ['2026-12-01 11:00–12:00 Q08 plus'],
  'this-and-future.ics': [
    '2026-11-30 10:00–11:00 Q16 series',
    '2026-12-07 12:00–13:00 Q16 later',
    '2026-12-14 12:00–13:00 Q16 later',
    '2026-12-21 12:00–13:00 Q16 later',
  ],
  'two-versions.ics': ['2026-12-01 13:00–14:00 Q18 new'],
  'long-rule.ics': [],
  'html-description.ics': [
    '2026-12-01 11:00–12:00 Q24 html | Please **bring** [this](https://example.com/a)\nand that',
  ],
  'hour-24.ics': ['2026-12-01 22:00–00:00 Q27 24h'],
  'two-calendars.ics': ['2026-12-01 11:00–12:00 Q28a', '2026-12-01 11:00–12:00 Q28b'],
  'latin-1.ics': ['2026-12-01 11:00–12:00 Q34 Zürich'],
  'google-calendar.ics': [
    '2026-12-01 19:00–20:30 Indoor rowing | Bring **oars**, see [the plan](https://example.com/plan).\n\n- Red\n- Blue',
    '2026-12-08 20:00–21:30 Indoor rowing, later',
    '2026-12-15 19:00–20:30 Indoor rowing | Bring **oars**, see [the plan](https://example.com/plan).\n\n- Red\n- Blue',
    '2026-12-24–2026-12-26 Boathouse closed 🎄',
  ],
  'outlook.ics': [
    '2026-12-03 18:30–20:00 Committee | Agenda:\n\n1. Boats\n2. Money',
    '2026-12-10 17:00–18:00 Call',
  ],
  'apple-calendar.ics': [
    '2026-12-02 15:00–16:00 Coaching abroad',
    '2026-12-04 15:00–16:00 Coaching abroad',
    '2026-12-06 08:00–10:00 Sunday outing',
    '2026-12-13–2026-12-13 Cleaning day',
  ],
};

/** What a file says of events that do not come as they are. */
const problems: Readonly<Record<string, string>> = {
  'single-dates.ics': 'Dates outside of the rule (RDATE) are not supported.',
  'long-rule.ics': 'This rule is too long.',
};

function importBytes({ fetch }: Pick<Browser, 'fetch'>, name: string, more = {}) {
  const form = importForm('', more);
  form.set('file', new Blob([readFileSync(path.join(folder, name))]), name);
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  return fetch(`/calendars/${rowingClub}/import`, { method: 'POST', headers, body: form });
}

async function open() {
  const mock = await openMock({ clock: storyClock });
  const club = openCalendar(mock, rowingClub);
  const run = async (name: string, more = {}): Promise<Outcome> =>
    (await importBytes(mock, name, more)).json();
  /** The events of the files, which are in March and from the end of November on. */
  const list = async () => {
    const march = await club.list('2026-03-01', '2026-03-31', '&sub_calendar_ids=10106');
    const winter = await club.list('2026-11-28', '2026-12-31', '&sub_calendar_ids=10106');
    return [...march, ...winter].map(({ title, start, end, all_day: allDay, notes }) => {
      const span = allDay
        ? `${start}–${end}`
        : `${start.slice(0, 16).replace('T', ' ')}–${end.slice(11, 16)}`;
      return `${span} ${title}${notes === undefined ? '' : ` | ${notes.trim()}`}`;
    });
  };
  return { mock, club, run, list, before: await list() };
}

it('knows what is right for each file', () => {
  expect(Object.keys(files).toSorted()).toEqual(readdirSync(folder).toSorted());
});

describe.each(Object.keys(files))('%s', (name) => {
  it('brings its events, or says why not, and nothing more the second time', async () => {
    const { mock, run, list, before } = await open();
    const result = await run(name);
    const added = (await list()).filter((text) => !before.includes(text));
    expect(added.toSorted()).toEqual(files[name]?.toSorted());
    const problem = problems[name];
    expect(result.events.flatMap((event) => event.problem ?? [])).toEqual(problem ? [problem] : []);
    const after = await list();
    const again = await run(name, { dry_run: 'true' });
    expect(again.counts).toMatchObject({ new: 0, changed: 0 });
    expect(again.counts.same + again.counts.refused).toBeGreaterThan(0);
    await run(name);
    expect(await list()).toEqual(after);
    expect(mock.service.violations).toEqual([]);
  });
});

it('a preview says how many events are left out as canceled, or because a newer one is in the file', async () => {
  const { run } = await open();
  const canceled = await run('canceled-occurrence.ics', { dry_run: 'true' });
  expect(canceled.counts).toMatchObject({ new: 1, canceled: 1 });
  expect(canceled.events.map(({ outcome }) => outcome)).toEqual(['new', 'canceled']);
  const versions = await run('two-versions.ics', { dry_run: 'true' });
  expect(versions.counts).toMatchObject({ new: 1, older: 1 });
});

it('says which files are not in UTF-8', async () => {
  const { run } = await open();
  expect((await run('latin-1.ics', { dry_run: 'true' })).encoding).toBe('windows-1252');
  expect((await run('quoted-printable.ics', { dry_run: 'true' })).encoding).toBe('utf-8');
});
