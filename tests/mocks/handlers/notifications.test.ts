import { describe, expect, it } from 'vitest';
import { openMock, removeFromList } from '../support.ts';

const path = '/user/notification-settings';

async function openOwner() {
  const mock = await openMock();
  await mock.logIn('owner@example.com');
  return { ...mock, settings: async () => (await mock.get(path)).json() };
}

describe('notification settings', () => {
  it('list every calendar of the user', async () => {
    const { settings, get } = await openOwner();
    const { results: calendars } = await (await get('/user/calendars')).json();
    expect((await settings()).calendars).toHaveLength(calendars.length);
  });

  it('change for one calendar and stay the same for the others', async () => {
    const { send, settings } = await openOwner();
    const before = await settings();
    const quiet = {
      calendar_id: 101,
      changes: 'none',
      delivery: 'daily_summary',
      agenda_days: 0,
      reminders: false,
    };
    await send('PATCH', path, { daily_hour: 6, calendars: [quiet] });
    const after = await settings();
    expect(after.daily_hour).toBe(6);
    const other = ({ calendar_id }: { calendar_id: number }) => calendar_id !== 101;
    expect(after.calendars.filter(other)).toEqual(before.calendars.filter(other));
    expect(after.calendars).toContainEqual({
      ...quiet,
      title: 'Riverside rowing club',
      active: true,
    });
  });

  it('have quiet hours once they are chosen, until they are ended', async () => {
    const { send, settings } = await openOwner();
    expect((await settings()).quiet_hours).toBeNull();
    const night = { from: 22, to: 7 };
    await send('PATCH', path, { quiet_hours: night });
    await send('PATCH', path, { daily_hour: 6 });
    expect(await settings()).toMatchObject({ quiet_hours: night, daily_hour: 6 });
    expect((await send('PATCH', path, { quiet_hours: { from: 8, to: 8 } })).status).toBe(422);
    expect((await settings()).quiet_hours).toEqual(night);
    await send('PATCH', path, { quiet_hours: null });
    expect((await settings()).quiet_hours).toBeNull();
  });

  it('exclude calendars of other users', async () => {
    const { send } = await openOwner();
    const choice = { changes: 'none', delivery: 'at_once', agenda_days: 0, reminders: false };
    const calendars = [{ calendar_id: 999_999, ...choice }];
    expect((await send('PATCH', path, { calendars })).status).toBe(404);
  });
});

it('a calendar removed from the list is gone from both', async () => {
  const mock = await openOwner();
  const { settings, get } = mock;
  await removeFromList(mock, 102);
  const { results: calendars } = await (await get('/user/calendars')).json();
  expect(calendars.map(({ id }: { id: number }) => id)).not.toContain(102);
  expect((await settings()).calendars).toHaveLength(calendars.length);
});

it('a protected calendar is closed by key and by identifier', async () => {
  const { send } = await openMock();
  expect((await send('POST', '/ksr0wingclubmain01')).status).toBe(204);
  expect((await send('POST', '/c/riv3rs')).status).toBe(204);
  expect((await send('POST', '/ks0000000000000000')).status).toBe(404);
  expect((await send('POST', '/c/000000')).status).toBe(404);
});

it('all notifications end at once and can be restored with their settings', async () => {
  const { send, settings } = await openOwner();
  const before = await settings();
  const ended = await (await send('POST', `${path}/unsubscription`)).json();
  expect(ended).toEqual({
    ...before,
    calendars: before.calendars.map((calendar: object) => ({
      ...calendar,
      changes: 'none',
      agenda_days: 0,
      reminders: false,
    })),
  });
  const calendars = before.calendars.map(
    ({ title: _, active: __, ...rest }: { title: string; active: boolean }) => rest,
  );
  expect(await (await send('PATCH', path, { calendars })).json()).toEqual(before);
});

describe('the sample of a mail', () => {
  it.each(['change', 'daily_summary', 'agenda', 'reminder'])(
    'of the kind %s is about one of the user’s calendars',
    async (kind) => {
      const { get } = await openOwner();
      const sample = await (await get(`${path}/sample?kind=${kind}`)).json();
      expect(sample.subject).not.toContain('%');
      expect(sample.text).toContain('because “Riverside rowing club” is among');
    },
  );

  it('is in the requested language', async () => {
    const { fetch } = await openOwner();
    const headers = { accept: 'application/json', 'accept-language': 'de' };
    const sample = await (await fetch(`${path}/sample?kind=reminder`, { headers })).json();
    expect(sample.subject).toBe('Erinnerung: Training auf dem Fluss');
  });

  it('needs no calendar if the user has none', async () => {
    const { get, logIn } = await openMock();
    await logIn('none@example.com');
    const sample = await (await get(`${path}/sample?kind=change`)).json();
    expect(sample.subject).toBe('Your calendar: one change');
  });
});
