import { describe, expect, it } from 'vitest';
import { plainDocument } from '../schemas.ts';
import { errorId, openMock, storyClock } from '../support.ts';

async function calendarsOf(email: string) {
  const { logIn, get } = await openMock({ clock: storyClock });
  await logIn(email);
  const { results: calendars } = await (await get('/user/calendars')).json();
  return calendars;
}

describe('the list of calendars', () => {
  it('needs a session', async () => {
    const { get, fetch } = await openMock();
    const without = await get('/user/calendars');
    expect([without.status, await errorId(without)]).toEqual([401, 'login_required']);
    fetch.jar.store('session=made-up; Path=/');
    const unknown = await get('/user/calendars');
    expect([unknown.status, await errorId(unknown)]).toEqual([401, 'login_required']);
  });

  it('has the last opened calendar first and those never opened last', async () => {
    const calendars: { last_opened_at: string | null }[] = await calendarsOf('owner@example.com');
    const dates = calendars.map((calendar) => calendar.last_opened_at);
    expect(dates).toHaveLength(8);
    expect(dates).toEqual(dates.toSorted((a, b) => (b ?? '').localeCompare(a ?? '')));
    expect(dates.at(-1)).toBeNull();
  });

  it('tells the story of the document’s example', async () => {
    const { paths } = await plainDocument('app');
    const calendars = await calendarsOf('owner@example.com');
    expect(JSON.stringify(paths['/user/calendars'])).toContain(JSON.stringify(calendars));
  });

  it('is as fresh as in the story, however late its world begins', async () => {
    const clock = () => new Date('2031-07-18T22:10:00Z');
    const { logIn, get, post } = await openMock({ clock });
    await logIn('owner@example.com');
    const lastOpened = async () => {
      const { results: calendars } = await (await get('/user/calendars')).json();
      return calendars.map(
        (calendar: { last_opened_at: string | null }) => calendar.last_opened_at,
      );
    };
    const dates = await lastOpened();
    expect(dates.slice(0, 2)).toEqual(['2031-07-18T21:25:00Z', '2031-07-18T08:12:00Z']);
    await post('/__mock__/clock', { now: storyClock().toISOString() });
    expect((await lastOpened())[0]).toBe('2026-03-02T08:15:00Z');
    await post('/__mock__/clock', { now: null });
    expect(await lastOpened()).toEqual(dates);
  });

  it('holds what a member may open', async () => {
    const calendars: { role: string }[] = await calendarsOf('member@example.com');
    expect(calendars.map(({ role }) => role)).toEqual(['member', 'member', 'member']);
  });

  it('has what staff change of a calendar', async () => {
    const { logIn, get, send } = await openMock();
    await logIn('admin@example.com');
    await send('POST', '/admintool96/api/101/subscription/save', { license: 'business' });
    await logIn('owner@example.com');
    const { results: calendars } = await (await get('/user/calendars')).json();
    expect(calendars[0]).toMatchObject({ id: 101, license: 'business' });
  });

  it('is empty, or long, for the accounts made for it', async () => {
    expect(await calendarsOf('none@example.com')).toEqual([]);
    expect(await calendarsOf('many@example.com')).toHaveLength(300);
  });

  it('fails for the account made for it', async () => {
    const { logIn, get } = await openMock();
    await logIn('fails@example.com');
    const response = await get('/user/calendars');
    expect([response.status, await errorId(response)]).toEqual([500, 'internal_error']);
  });
});
