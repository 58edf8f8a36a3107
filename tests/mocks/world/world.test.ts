import { describe, expect, it } from 'vitest';
import { userView } from '#mocks/world/user-view.ts';
import { World } from '#mocks/world/world.ts';

const now = new Date('2026-03-02T09:00:00Z');
const registration = { name: 'Nina', email: ' Nina@Example.com', password: 'three rivers' };

describe('a world', () => {
  it('finds the demo accounts by their address in any case', () => {
    expect(new World().users.byEmail('OWNER@example.com')?.name).toBe('Olivia Owner');
    expect(new World().users.byEmail('nobody@example.com')).toBeUndefined();
  });

  it('gives registered accounts unique ids', () => {
    const world = new World();
    const ids = ['a@example.com', 'b@example.com'].map(
      (email) => world.register({ ...registration, email }).id,
    );
    expect(ids).toEqual([8, 9]);
    expect(world.users.byEmail('A@example.com')?.id).toBe(8);
  });

  it('continues a session until it ends', () => {
    const world = new World();
    const user = world.register(registration);
    const token = world.startSession(user, { now, endsAt: now.getTime() + 1 });
    expect(world.sessionUser(token, now)?.id).toBe(user.id);
    expect(world.sessionUser(token, new Date(now.getTime() + 1))).toBeUndefined();
    expect(world.sessionUser(undefined, now)).toBeUndefined();
    world.sessions.end(token);
    expect(world.sessionUser(token, now)).toBeUndefined();
  });

  it('keeps the fifty latest sessions', () => {
    const world = new World();
    const account = world.register(registration);
    const tokens = Array.from({ length: 51 }, () => world.startSession(account, { now }));
    const alive = tokens.filter((token) => world.sessionUser(token, now));
    expect(alive).toEqual(tokens.slice(1));
  });

  it('does not store users that are only viewed', () => {
    const world = new World();
    const user = world.users.get(1905);
    if (!user) throw new Error('The demo user is missing.');
    expect(userView(world, user, { now, sessionToken: undefined }).user.id).toBe(1905);
    expect([...world.users.listChanged()]).toEqual([]);
  });

  it('has one record per user, which every change replaces', () => {
    const world = new World();
    const changed = world.changeUser(1905, { language: 'ja' });
    expect(world.users.get(1905)).toBe(changed);
    expect(userView(world, changed, { now, sessionToken: undefined }).language).toBe('ja');
    expect(new World().users.get(1905)?.language).not.toBe('ja');
    expect(() => world.changeUser(7777, { language: 'ja' })).toThrow('There is no user 7777.');
  });

  it('lists new accounts among the users, with a unique id', () => {
    const world = new World();
    const ids = Array.from({ length: 15 }, (_, index) => {
      const email = `new.${index}@example.com`;
      return world.register({ ...registration, email }, now).id;
    });
    expect(new Set(ids).size).toBe(15);
    expect(ids).not.toContain(20);
    expect(world.users.get(22)).toMatchObject({
      name: 'Nina',
      createdAt: '2026-03-02T09:00:00Z',
    });
  });

  it('continues a session with the user’s changes by staff', () => {
    const world = new World();
    const user = world.users.get(1);
    if (!user) throw new Error('The demo user is missing.');
    const token = world.startSession(user, { now });
    world.changeUser(1, { name: 'Olivia Oarsman' });
    expect(world.sessionUser(token, now)?.name).toBe('Olivia Oarsman');
    world.changeUser(1, { state: 'deleted' });
    expect(world.sessionUser(token, now)).toBeUndefined();
    expect(world.users.byEmail('owner@example.com')).toBeUndefined();
    world.changeUser(1, { state: 'active' });
    expect(world.sessionUser(token, now)?.id).toBe(1);
  });
});
