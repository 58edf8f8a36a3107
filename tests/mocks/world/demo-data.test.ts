import { describe, expect, it } from 'vitest';
import { familyNameFirst, namesByLanguage } from '#mocks/seed/names.ts';
import { billedOrganization, calendarDetails } from '#mocks/world/calendar-details.ts';
import { userRow, userView } from '#mocks/world/user-view.ts';
import { World } from '#mocks/world/world.ts';
import { schemaChecker } from '../schemas.ts';

const world = new World();
const now = new Date('2026-03-02T09:00:00Z');
const { errorsAt } = await schemaChecker('admin');

function errors(schema: string, values: readonly unknown[]): string[] {
  return values.map((value) => errorsAt(`/components/schemas/${schema}`, value)).filter(Boolean);
}

function distinct(values: readonly unknown[]): number {
  return new Set(values).size;
}

describe('the users', () => {
  const users = world.users.list();

  it('are more than five thousand, all valid, with unique ids and addresses', () => {
    expect(users.length).toBeGreaterThan(5000);
    expect(
      errors(
        'UserSearchResult',
        users.map((user) => userRow(world, user)),
      ),
    ).toEqual([]);
    expect(distinct(users.map(({ id }) => id))).toBe(users.length);
    expect(distinct(users.map(({ email }) => email))).toBe(users.length);
  });

  it('have every state, and names in every language', () => {
    expect(distinct(users.map(({ state }) => state))).toBe(3);
    for (const { family } of Object.values(namesByLanguage)) {
      expect(users.some(({ name }) => name.includes(family[0] ?? '?'))).toBe(true);
    }
    expect([...familyNameFirst].every((language) => language in namesByLanguage)).toBe(true);
  });

  it('have valid details', () => {
    const some = users.filter((_, index) => index % 7 === 0);
    expect(
      errors(
        'UserView',
        some.map((user) => userView(world, user, { now, sessionToken: undefined })),
      ),
    ).toEqual([]);
  });

  it('include the owners of all calendars', () => {
    for (const { owner } of world.calendars.list()) {
      expect(world.users.get(owner.id)).toMatchObject(owner);
    }
  });
});

describe('the calendars', () => {
  const some = world.calendars.list().filter(({ id }, index) => id < 1000 || index % 7 === 0);
  const details = some.map(({ id }) => calendarDetails(world, id));

  it('have valid details', () => {
    expect(errors('CalendarDetails', details)).toEqual([]);
  });

  it('have the search’s key first, and unique key ids', () => {
    const keys = details.flatMap((calendar) => calendar?.keys ?? []);
    expect(distinct(keys.map(({ id }) => id))).toBe(keys.length);
    expect(distinct(keys.map(({ key }) => key))).toBe(keys.length);
    for (const calendar of details) expect(calendar?.keys[0]?.key).toBe(calendar?.calendar.key);
  });

  it('have the search’s license, which is the latest in their history', () => {
    for (const calendar of details) {
      const { license } = calendar?.calendar ?? {};
      expect(calendar?.subscription.license).toBe(license);
      expect(calendar?.subscription.license_history[0]).toMatchObject({ license, ends_at: null });
    }
  });
});

describe('the organizations', () => {
  const organizations = world.organizations.list().map(({ id }) => billedOrganization(world, id));

  it('are valid and cover every billing state', () => {
    expect(errors('Organization', organizations)).toEqual([]);
    expect(organizations.length).toBeGreaterThan(100);
    expect(distinct(organizations.map((organization) => organization?.billing?.status))).toBe(5);
    expect(distinct(organizations.map((organization) => organization?.hidden))).toBe(2);
    expect(distinct(organizations.map((organization) => organization?.name))).toBe(
      organizations.length,
    );
  });

  it('have apps with unique ids', () => {
    const apps = organizations.flatMap((organization) => organization?.apps ?? []);
    expect(distinct(apps.map(({ id }) => id))).toBe(apps.length);
  });
});

describe('mail, newsletter and domains', () => {
  it('are valid', () => {
    expect(
      errors(
        'EmailDelivery',
        world.mail.list().map((mail) => world.resolveTimes(mail)),
      ),
    ).toEqual([]);
    expect(
      errors(
        'NewsletterSubscriber',
        world.subscribers.list().map((subscriber) => world.resolveTimes(subscriber)),
      ),
    ).toEqual([]);
    expect(
      errors(
        'TrustedDomain',
        world.domains.list().map((domain) => world.resolveTimes(domain)),
      ),
    ).toEqual([]);
  });

  it('cover every state', () => {
    expect(distinct(world.mail.list().map(({ status }) => status))).toBe(5);
    expect(distinct(world.subscribers.list().map(({ status }) => status))).toBe(4);
    expect(distinct(world.domains.list().map(({ valid }) => valid))).toBe(2);
    expect(world.domains.list().length).toBeGreaterThan(80);
  });
});
