import { describe, expect, it } from 'vitest';
import { Sessions } from '#mocks/world/sessions.ts';

const start = Date.parse('2026-03-02T09:00:00Z');
const [olivia, suki] = [1, 2];
const minutes = (count: number) => new Date(start + count * 60_000);
const now = minutes(0);

const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36';

const openSessions = (mayView: () => boolean = () => true) => new Sessions(mayView);

describe('a session', () => {
  it('is continued by its token only', () => {
    const sessions = openSessions();
    const token = sessions.start(olivia, { now });
    expect(sessions.get(token, now)?.userId).toBe(olivia);
    expect(sessions.get('other', now)).toBeUndefined();
    expect(sessions.get(undefined, now)).toBeUndefined();
  });

  it('lasts until its end, if it has one', () => {
    const sessions = openSessions();
    const long = sessions.start(olivia, { now });
    const short = sessions.start(olivia, { now, endsAt: minutes(5).getTime() });
    expect(sessions.get(short, minutes(4.9))).toBeDefined();
    expect(sessions.get(short, minutes(5))).toBeUndefined();
    expect(sessions.get(long, minutes(1e6))).toBeDefined();
  });

  it('ends with a logout', () => {
    const sessions = openSessions();
    const token = sessions.start(olivia, { now });
    sessions.end(undefined);
    expect(sessions.get(token, now)).toBeDefined();
    sessions.end(token);
    expect(sessions.get(token, now)).toBeUndefined();
  });

  it('can get a new token, after which the old one is invalid', () => {
    const sessions = openSessions();
    const endsAt = minutes(5).getTime();
    const token = sessions.start(olivia, { now, endsAt });
    const renewed = sessions.renew(token, now);
    expect(renewed).toEqual({ token: expect.not.stringMatching(token), endsAt });
    expect(sessions.get(token, now)).toBeUndefined();
    expect(sessions.get(renewed?.token, now)?.userId).toBe(olivia);
    expect(sessions.renew(token, now)).toBeUndefined();
    expect(sessions.renew(undefined, now)).toBeUndefined();
    expect(sessions.renew(renewed?.token, minutes(5))).toBeUndefined();
  });

  it('is one of the last fifty', () => {
    const sessions = openSessions();
    const tokens = Array.from({ length: 51 }, () => sessions.start(olivia, { now }));
    expect(tokens.map((token) => sessions.get(token, now) !== undefined)).toEqual([
      ...[false, ...Array.from({ length: 50 }, () => true)],
    ]);
  });
});

describe('viewing the product as somebody else', () => {
  const openView = (mayView?: () => boolean) => {
    const sessions = openSessions(mayView);
    const token = sessions.start(suki, { now });
    sessions.view(token, olivia, now);
    const readViewed = (at: Date) => sessions.get(token, at)?.viewed?.id;
    return { sessions, token, readViewed };
  };

  it('lasts an hour, after which the session is one’s own again', () => {
    const { sessions, token, readViewed } = openView();
    expect(readViewed(minutes(59.9))).toBe(olivia);
    expect(readViewed(minutes(60))).toBeUndefined();
    expect(sessions.get(token, minutes(60))?.userId).toBe(suki);
    // Not even if the clock is set back.
    expect(readViewed(minutes(1))).toBeUndefined();
  });

  it('can be ended before', () => {
    const { sessions, token, readViewed } = openView();
    sessions.view(token, undefined, now);
    expect(readViewed(now)).toBeUndefined();
  });

  it('ends as soon as it is no longer allowed', () => {
    const rights = { mayView: true };
    const { readViewed } = openView(() => rights.mayView);
    expect(readViewed(now)).toBe(olivia);
    rights.mayView = false;
    expect(readViewed(now)).toBeUndefined();
  });

  it('needs a session', () => {
    const sessions = openSessions();
    sessions.view(undefined, olivia, now);
    sessions.view('other', olivia, now);
    expect(sessions.get('other', now)).toBeUndefined();
  });
});

describe('ending all sessions of a user', () => {
  it('spares one, and those of others who view the product as the user', () => {
    const sessions = openSessions();
    const [kept, ended, staff] = [olivia, olivia, suki].map((id) => sessions.start(id, { now }));
    sessions.view(staff, olivia, now);
    sessions.endSessions(olivia, kept);
    expect([kept, ended, staff].map((token) => sessions.get(token, now) !== undefined)).toEqual([
      ...[true, false, true],
    ]);
    sessions.endSessions(olivia);
    expect(sessions.get(kept, now)).toBeUndefined();
  });
});

describe('the devices of a user', () => {
  it('are those of the sessions that have not ended, the latest first', () => {
    const sessions = openSessions();
    const first = sessions.start(olivia, { now, userAgent: chrome });
    sessions.start(olivia, { now, endsAt: minutes(3).getTime() });
    sessions.start(suki, { now });
    sessions.start(olivia, { now: minutes(1) });
    sessions.get(first, minutes(2));
    expect(sessions.listDevices(olivia, minutes(3))).toEqual([
      expect.objectContaining({ id: 1_000_004, name: 'Browser' }),
      {
        ...{ id: 1_000_001, name: 'Chrome on Windows', kind: 'computer', place: null },
        ...{ platform: 'web', push: false, first_seen_at: '2026-03-02T09:00:00Z' },
        last_seen_at: '2026-03-02T09:02:00Z',
      },
    ]);
  });

  it('can be renamed and ended by that user', () => {
    const sessions = openSessions();
    const token = sessions.start(olivia, { now });
    const id = 1_000_001;
    expect(sessions.rename(suki, id, 'Mine')).toBe(false);
    expect(sessions.rename(olivia, 1_000_002, 'Mine')).toBe(false);
    expect(sessions.rename(olivia, id, 'Laptop')).toBe(true);
    expect(sessions.listDevices(olivia, now)).toMatchObject([{ name: 'Laptop' }]);
    expect(sessions.endOn(suki, id)).toBe(false);
    expect(sessions.endOn(olivia, id)).toBe(true);
    expect(sessions.endOn(olivia, id)).toBe(false);
    expect(sessions.get(token, now)).toBeUndefined();
  });
});
