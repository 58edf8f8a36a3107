import { describe, expect, it } from 'vitest';
import { openMock, storyClock } from '../../../support.ts';
import { openCalendar, rowingClub, training } from '../calendar-browser.ts';

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
});
