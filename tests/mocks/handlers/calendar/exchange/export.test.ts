import { describe, expect, it } from 'vitest';
import { openMock, storyClock } from '../../../support.ts';
import { openCalendar, rowingClub, training } from '../calendar-browser.ts';
import { icsFile, importIcs } from '../rule-cases.ts';

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
});
