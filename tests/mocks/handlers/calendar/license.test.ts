import { describe, expect, it } from 'vitest';
import { openMock, storyClock } from '../../support.ts';
import { openCalendar, rowingClub } from './calendar-browser.ts';

async function openUsage(address: string = rowingClub) {
  const mock = await openMock({ clock: storyClock });
  const calendar = openCalendar(mock, address);
  return { mock, calendar, usage: async () => (await calendar.get('/license')).json() };
}

describe('the usage of a license', () => {
  it('counts sub-calendars, own fields, keys and members as they come and go', async () => {
    const { calendar, usage } = await openUsage();
    const { used } = await usage();
    await calendar.post('/sub-calendars', { name: 'Swan', color: 'pink', active: false });
    await calendar.post('/event-fields', { type: 'text', name: 'Wind', active: false });
    await calendar.post('/keys', { name: 'Coaches', role: 'modify' });
    await calendar.post('/members', { email: 'new@example.com', role: 'modify' });
    expect((await usage()).used).toEqual({
      sub_calendars: used.sub_calendars + 1,
      custom_fields: used.custom_fields + 1,
      keys: used.keys + 1,
      members: used.members + 1,
      storage: used.storage,
    });
  });

  it('counts the files of events that exist', async () => {
    const { calendar, usage } = await openUsage();
    expect((await usage()).used.storage).toBe(48_213);
    const deletion = await calendar.remove(await calendar.event('7003'));
    expect((await usage()).used.storage).toBe(0);
    await calendar.undo(deletion);
    expect((await usage()).used.storage).toBe(48_213);
  });

  it('has the license of the calendar, and what the next one allows', async () => {
    const { calendar, usage } = await openUsage('ksfamilycalendar03');
    const { license, features, next } = await usage();
    expect({ license, features }).toEqual((await calendar.configuration()).license);
    expect(license).toBe('intro');
    expect(next).toMatchObject({ license: 'standard', features: { custom_fields: 1 } });
  });

  it('has no next one for the highest license', async () => {
    const { mock } = await openUsage();
    await mock.post('/__mock__/session', { as: 'hugo@harbour-offices.example' });
    const usage = await (await openCalendar(mock, 'b1gcal').get('/license')).json();
    expect(usage).toMatchObject({ license: 'enterprise', next: null });
  });
});
