import { describe, expect, it } from 'vitest';
import { openMock, storyClock } from '../../../support.ts';
import { openCalendar, rowingClub, training } from '../calendar-browser.ts';
import { icsFile, importForm, importIcs } from '../rule-cases.ts';

describe('an export', () => {
  it('has no cell that a spreadsheet would take for a formula', async () => {
    const club = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    await club.create({ ...training, title: '=HYPERLINK("https://evil.example")', who: '+1' });
    const text = await (
      await club.get('/export?format=csv&start_date=2026-06-02&end_date=2026-06-02')
    ).text();
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(text).not.toMatch(/(^|,)[=+@-](?!\d)/m);
  });

  it.each(['x;=cmd', 'x\t=cmd', 'x,=cmd', 'x;"=cmd"', 'x; @cmd', '＝cmd', '"=cmd"'])(
    'runs no formula, wherever a spreadsheet splits %j',
    async (who) => {
      const club = openCalendar(await openMock({ clock: storyClock }), rowingClub);
      await club.create({ ...training, who });
      const text = await (
        await club.get('/export?format=csv&start_date=2026-06-02&end_date=2026-06-02')
      ).text();
      expect(text).toContain('cmd');
      for (const separator of [',', ';', '\t']) {
        const cells = text.split(/[\r\n]/).flatMap((line) => line.split(separator));
        const formulas = cells.filter((cell) => /^["\s]*[=+\-@＝＋－＠]/u.test(cell));
        expect(formulas).toEqual([]);
      }
    },
  );

  it('of one event cannot smuggle in another', async () => {
    const club = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const notes = 'a\r\nEND:VEVENT\nBEGIN:VEVENT';
    const { event } = await club.create({ ...training, notes });
    const text = await (await club.get(`/events/${event.id}/ics`)).text();
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(
      true,
    );
  });

  it('as iCalendar has no control character, wherever texts come from', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(
      (character) => /\p{Cc}/u.test(character),
    );
    const hostile = `Oars${controls.join('')}out`;
    await club.send('PATCH', '/sub-calendars/10101', { name: 'Slip\u007f\u0085\u009f way' });
    const { event } = await club.create({
      ...{ ...training, title: hostile, who: hostile, location: hostile, notes: hostile },
      rrule: 'FREQ=DAILY;COUNT=2',
    });
    const inFiles = hostile.replaceAll(/[\r\n]/g, '');
    const lines = [`SUMMARY:${inFiles}`, `DESCRIPTION:${inFiles}`, `LOCATION:${inFiles}`];
    const file = icsFile([lines, [`RECURRENCE-ID:20260602T160000Z`]]).replace(
      /SUMMARY:Event 0/,
      'X:',
    );
    await importIcs(mock, rowingClub, file);
    await importIcs(
      mock,
      rowingClub,
      `Title,Start date,Notes\n"${hostile}",2026-06-02,"${hostile}"`,
    );
    const range = 'start_date=2026-06-02&end_date=2026-06-02';
    for (const path of [`/export?format=ics&${range}`, `/events/${event.id}/ics`]) {
      const text = await (await club.get(path)).text();
      const unfolded = text.replaceAll('\r\n ', '');
      expect(unfolded.match(/^SUMMARY:Oars.*out/gm)).toHaveLength(
        path.startsWith('/export') ? 3 : 1,
      );
      expect(unfolded).toMatch(/^CATEGORIES:Slip way/m);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[^\P{Cc}\t]/u);
    }
  });

  it('has the title of the calendar, and the key nowhere', async () => {
    const club = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const answer = await club.get('/export?format=ics');
    const text = await answer.text();
    expect(text).toContain('X-WR-CALNAME:Riverside rowing club');
    expect(text).not.toContain(rowingClub);
    expect(JSON.stringify([...answer.headers])).not.toContain(rowingClub);
  });

  it('is of the range, of the sub-calendars that are shown, or of all', async () => {
    const club = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    await club.create({ ...training, title: 'Near' });
    const far = { start: '2031-06-02T18:00', end: '2031-06-02T19:00' };
    await club.create({ ...training, ...far, title: 'Far' });
    await club.create({ ...training, ...far, title: 'Far series', rrule: 'FREQ=DAILY;COUNT=2' });
    await club.create({ ...training, ...far, title: 'Elsewhere', sub_calendar_ids: [10106] });
    const titles = async (query: string) => {
      const text = await (await club.get(`/export?${query}`)).text();
      return ['Near', 'Far', 'Far series', 'Elsewhere'].filter((title) =>
        new RegExp(`(^|SUMMARY:)${title}(,|\r)`, 'm').test(text),
      );
    };
    expect(await titles('')).toEqual(['Near']);
    expect(await titles('all=true')).toEqual(['Near', 'Far', 'Far series', 'Elsewhere']);
    expect(await titles('all=true&sub_calendar_ids=10106')).toEqual(['Elsewhere']);
    expect(await titles('start_date=2031-06-01&end_date=2031-06-30')).toEqual([
      ...['Far', 'Far series', 'Elsewhere'],
    ]);
    expect(await titles('all=true&format=csv')).toEqual(['Near', 'Far', 'Elsewhere']);
  });

  it('counts its revisions', async () => {
    const club = openCalendar(await openMock({ clock: storyClock }), rowingClub);
    const { event } = await club.create(training);
    const sequence = async () =>
      /SEQUENCE:(\d+)/.exec(await (await club.get(`/events/${event.id}/ics`)).text())?.[1];
    expect(await sequence()).toBe('0');
    const changed = await club.update(event.id, { version: event.version, title: 'Later' });
    expect(await sequence()).toBe('1');
    await club.undo(changed);
    expect(await sequence()).toBe('2');
  });

  it('comes back as it was, where all of it is new', async () => {
    const mock = await openMock({ clock: storyClock });
    const club = openCalendar(mock, rowingClub);
    const file = await (await club.get('/export?all=true')).text();
    const form = importForm(file.replaceAll('.calendar.example', '.elsewhere.example'));
    const { sub_calendars: all } = await club.configuration();
    for (const { id } of all) {
      await club.send('PATCH', `/sub-calendars/${id}`, { allows_overlap: true });
    }
    const seen = async () =>
      (await club.list('2026-02-01', '2026-12-31')).map(({ title, start, end, notes, location }) =>
        JSON.stringify([title, start, end, notes, location]),
      );
    const before = await seen();
    const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
    const path = `/calendars/${rowingClub}/import`;
    const result = await (await mock.fetch(path, { method: 'POST', headers, body: form })).json();
    expect(result.counts).toMatchObject({ same: 0, refused: 0 });
    expect((await seen()).toSorted()).toEqual([...before, ...before].toSorted());
  });
});
