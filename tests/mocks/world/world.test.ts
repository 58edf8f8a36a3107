import { describe, expect, it } from 'vitest';
import { userView } from '#mocks/world/user-view.ts';
import { World } from '#mocks/world/world.ts';

const now = new Date('2026-03-02T09:00:00Z');
const registration = { name: 'Nina', email: ' Nina@Example.com', password: 'three rivers' };

describe('a world', () => {
  it('knows the demo accounts by their address in any case', () => {
    expect(new World().account('OWNER@example.com')?.user.name).toBe('Olivia Owner');
    expect(new World().account('nobody@example.com')).toBeUndefined();
  });

  it('gives registered accounts ids of their own', () => {
    const world = new World();
    const ids = ['a@example.com', 'b@example.com'].map(
      (email) => world.register({ ...registration, email }).user.id,
    );
    expect(ids).toEqual([8, 9]);
    expect(world.account('A@example.com')?.user.id).toBe(8);
  });

  it('continues a session until it ends', () => {
    const world = new World();
    const account = world.register(registration);
    const token = world.startSession(account, { now, endsAt: now.getTime() + 1 });
    expect(world.sessionAccount(token, now)).toEqual(account);
    expect(world.sessionAccount(token, new Date(now.getTime() + 1))).toBeUndefined();
    expect(world.sessionAccount(undefined, now)).toBeUndefined();
    world.endSession(token);
    expect(world.sessionAccount(token, now)).toBeUndefined();
  });

  it('keeps the fifty latest sessions', () => {
    const world = new World();
    const account = world.register(registration);
    const tokens = Array.from({ length: 51 }, () => world.startSession(account, { now }));
    const alive = tokens.filter((token) => world.sessionAccount(token, now));
    expect(alive).toEqual(tokens.slice(1));
  });

  it('begins anew when it is reset', () => {
    const world = new World();
    const token = world.startSession(world.register(registration), { now });
    world.reset();
    expect(world.account('nina@example.com')).toBeUndefined();
    expect(world.sessionAccount(token, now)).toBeUndefined();
    const again = world.startSession(world.register(registration), { now });
    expect(world.deviceIdOf(again, now)).toBe(1_000_001);
  });

  it('keeps nothing of users who are only looked at', () => {
    const world = new World();
    expect(userView(world, 1905, now)?.user.id).toBe(1905);
    expect(world.admin.knownUserDetails(1905)).toBeUndefined();
    world.admin.userDetails(1905).language = 'ja';
    expect(userView(world, 1905, now)?.language).toBe('ja');
  });

  it('lists who registers among the users, with an id that nobody has', () => {
    const world = new World();
    const ids = Array.from({ length: 15 }, (_, index) => {
      const email = `new.${index}@example.com`;
      return world.register({ ...registration, email }, now).user.id;
    });
    expect(new Set(ids).size).toBe(15);
    expect(ids).not.toContain(20);
    expect(world.admin.users.get(22)).toMatchObject({
      name: 'Nina',
      created_at: '2026-03-02T09:00:00Z',
    });
  });

  it('continues a session as the user that staff made of it', () => {
    const world = new World();
    const account = world.account('owner@example.com');
    if (!account) throw new Error('The demo account is missing.');
    const token = world.startSession(account, { now });
    const user = world.admin.users.get(1);
    if (!user) throw new Error('The demo user is missing.');
    world.admin.changeUser({ ...user, name: 'Olivia Oarsman' });
    expect(world.sessionAccount(token, now)?.user.name).toBe('Olivia Oarsman');
    world.admin.changeUser({ ...user, state: 'deleted' });
    expect(world.sessionAccount(token, now)).toBeUndefined();
    expect(world.account('owner@example.com')).toBeUndefined();
    world.admin.changeUser(user);
    expect(world.sessionAccount(token, now)).toEqual(account);
  });
});
