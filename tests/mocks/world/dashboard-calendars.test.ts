import { describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/seed/accounts.ts';
import { AdminWorld } from '#mocks/world/admin-world.ts';
import { dashboardCalendars } from '#mocks/world/dashboard-calendars.ts';
import { schemaChecker } from '../schemas.ts';

const admin = new AdminWorld();

describe('the calendars of a dashboard', () => {
  it('are valid for every demo account', async () => {
    const { errorsAt } = await schemaChecker('app');
    for (const { user } of demoAccounts) {
      const calendars = [...dashboardCalendars(admin, user.id)];
      expect(errorsAt('/components/schemas/CalendarList', { calendars })).toBe('');
    }
  });

  it('are created before they are opened', () => {
    for (const { user } of demoAccounts) {
      for (const { created_at, last_opened_at } of dashboardCalendars(admin, user.id)) {
        if (last_opened_at) expect(last_opened_at > created_at).toBe(true);
      }
    }
  });

  it('are of both kinds of access, with and without a key', () => {
    const calendars = dashboardCalendars(admin, 1);
    expect(new Set(calendars.map(({ access }) => access))).toEqual(new Set(['owner', 'member']));
    expect(calendars.some(({ key }) => key === null)).toBe(true);
  });
});
