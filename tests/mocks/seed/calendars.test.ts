import { describe, expect, it } from 'vitest';
import { allCalendars } from '#mocks/seed/calendars.ts';
import { titlesByLanguage } from '#mocks/seed/titles.ts';
import { World } from '#mocks/world/world.ts';
import { schemaChecker } from '../schemas.ts';

const world = new World();
const calendars = allCalendars();

function distinct<T>(values: readonly T[]): number {
  return new Set(values).size;
}

describe('the calendars of the demo world', () => {
  it('are at least five thousand, all valid', async () => {
    const { errorsAt } = await schemaChecker('admin');
    expect(calendars.length).toBeGreaterThanOrEqual(5000);
    const errors = calendars.map((calendar) =>
      errorsAt('/components/schemas/CalendarSearchResult', world.resolveTimes(calendar)),
    );
    expect(errors.filter((error) => error !== '')).toEqual([]);
  });

  it('have unique ids, identifiers and keys', () => {
    expect(distinct(calendars.map(({ id }) => id))).toBe(calendars.length);
    expect(distinct(calendars.map(({ identifier }) => identifier))).toBe(calendars.length);
    expect(distinct(calendars.map(({ key }) => key))).toBe(calendars.length);
  });

  it('cover every license and both states', () => {
    expect(distinct(calendars.map(({ license }) => license))).toBe(7);
    expect(distinct(calendars.map(({ active }) => active))).toBe(2);
  });

  it('include owners and organizations with several calendars', () => {
    const byOwner = Map.groupBy(calendars, ({ owner }) => owner.id);
    expect([...byOwner.values()].filter((group) => group.length > 1).length).toBeGreaterThan(500);
    const byOrganization = Map.groupBy(calendars, ({ organization }) => organization?.id);
    expect(byOrganization.get(undefined)?.length).toBeGreaterThan(1000);
    expect(byOrganization.size).toBeGreaterThan(100);
  });

  it('have one name and one address per owner', () => {
    for (const group of Map.groupBy(calendars, ({ owner }) => owner.id).values()) {
      expect(distinct(group.map(({ owner }) => `${owner.name} ${owner.email}`))).toBe(1);
    }
  });

  it('have titles in every language of the product', () => {
    for (const titles of Object.values(titlesByLanguage)) {
      for (const title of titles) {
        expect(calendars.some((calendar) => calendar.title.startsWith(title))).toBe(true);
      }
    }
  });
});
