import { describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/seed/accounts.ts';
import { dashboardCalendars } from '#mocks/world/dashboard-calendars.ts';
import { World } from '#mocks/world/world.ts';
import { schemaChecker } from '../schemas.ts';

const world = new World();
const dashboards = demoAccounts.map(({ id }) => openDashboard(id));

function openDashboard(userId: number) {
  const user = world.users.get(userId);
  if (!user) throw new Error(`The demo user ${userId} is missing.`);
  return dashboardCalendars(world, user);
}

describe('the calendars of a dashboard', () => {
  it('are valid for every demo account', async () => {
    const { errorsAt } = await schemaChecker('app');
    for (const calendars of dashboards) {
      const results = calendars.map((calendar) => ({ ...calendar, remove_url: '/remove' }));
      expect(errorsAt('/components/schemas/CalendarList', { results })).toBe('');
    }
  });

  it('are created before they are opened', () => {
    for (const { created_at, last_opened_at } of dashboards.flat()) {
      if (last_opened_at) expect(last_opened_at > created_at).toBe(true);
    }
  });

  it('include both roles, with and without a key', () => {
    const calendars = openDashboard(1);
    expect(new Set(calendars.map(({ role }) => role))).toEqual(new Set(['owner', 'member']));
    expect(calendars.some(({ key }) => key === null)).toBe(true);
  });
});
