import { describe, expect, it } from 'vitest';
import { ada, now, openAdmin } from './admin.ts';

const billing = '/api/11/billing';

describe('an organization', () => {
  it('omits its billing data', async () => {
    const { ok, refused } = await openAdmin();
    const { billing: loaded, ...rest } = await ok('GET', billing);
    expect(loaded).not.toBeNull();
    expect(await ok('GET', '/api/org/11')).toEqual({ ...rest, loaded: false, billing: null });
    expect(await refused('GET', '/api/org/99999999')).toEqual([404, 'not_found', undefined]);
  });

  it('filters the calendar search', async () => {
    const { ok } = await openAdmin();
    const { total, results } = await ok('GET', '/api/search-calendar?organization=11');
    const organizations = results.map(
      (found: { organization: { id: number } }) => found.organization.id,
    );
    expect(organizations).toEqual(Array.from({ length: total }, () => 11));
    expect(total).toBeGreaterThan(3);
  });
});

describe('a trial', () => {
  it('ends on the date that staff set, even in the past', async () => {
    const { ok } = await openAdmin();
    const trial_end = '2026-04-01T00:00:00+00:00';
    const answer = await ok('PUT', '/api/11/trial-date', { trial_end });
    expect(answer.billing).toMatchObject({ trial_end, status: 'trial' });
    expect(await ok('GET', billing)).toEqual(answer);
    const past = '2026-03-01T23:59:59+00:00';
    const ended = await ok('PUT', '/api/11/trial-date', { trial_end: past });
    expect(ended.billing).toMatchObject({ trial_end: past, status: 'expired' });
  });

  it.each([
    '2026-04-01',
    '2026-04-01T00:00:00Z',
    '2026-04-01T00:00:00.000+00:00',
    '2026-04-01T00:00:00+02:00',
    '2026-13-01T00:00:00+00:00',
    '2026-02-30T00:00:00+00:00',
  ])('refuses %s as its end', async (trial_end) => {
    const { refused } = await openAdmin();
    expect(await refused('PUT', '/api/11/trial-date', { trial_end })).toEqual([
      422,
      'validation_error',
      'trial_end',
    ]);
  });

  it('restarts for thirty days, but not for paying customers', async () => {
    const { ok, refused } = await openAdmin();
    expect(await refused('POST', '/api/11/restart-trial')).toEqual([409, 'conflict', undefined]);
    await ok('PUT', '/api/11/trial-date', { trial_end: '2025-04-01T00:00:00+00:00' });
    const { billing: after } = await ok('POST', '/api/11/restart-trial');
    expect(after).toMatchObject({ status: 'trial', trial_end: '2026-04-01T09:00:00+00:00' });
  });
});

describe('the balance', () => {
  it('is credited and debited, with a reason', async () => {
    const { ok } = await openAdmin();
    await ok('PUT', '/api/11/add-balance', { amount: 10, reason: 'Cents' });
    const answer = await ok('PUT', '/api/11/add-balance', { amount: -530, reason: ' Mistake ' });
    expect(answer.billing.balance).toBe(2030);
    expect(answer.billing.balance_entries.slice(0, 2)).toEqual([
      { id: 3, created_at: now, amount: -530, currency: 'EUR', reason: 'Mistake', author: ada },
      { id: 2, created_at: now, amount: 10, currency: 'EUR', reason: 'Cents', author: ada },
    ]);
    expect(await ok('GET', billing)).toEqual(answer);
  });

  it.each([
    [{ amount: 0, reason: 'Nothing' }, 'amount'],
    [{ amount: 100.5, reason: 'Fractions' }, 'amount'],
    [{ amount: 10_000_001, reason: 'Too much' }, 'amount'],
    [{ amount: 5, reason: '  ' }, 'reason'],
    [{ amount: '5', reason: 'Text' }, 'amount'],
  ])('refuses %o', async (body, field) => {
    const { refused } = await openAdmin();
    const refusal = await refused('PUT', '/api/11/add-balance', body);
    expect(refusal).toEqual([422, 'validation_error', field]);
  });

  it('changes once for repeated calls with the same key', async () => {
    const { send, ok } = await openAdmin();
    const add = (amount: number, key: string) =>
      send(
        'PUT',
        '/admintool96/api/11/add-balance',
        { amount, reason: 'Goodwill' },
        { 'idempotency-key': key },
      );
    const first = await add(500, 'goodwill-1');
    const again = await add(500, 'goodwill-1');
    expect([again.status, await again.json()]).toEqual([200, await first.json()]);
    expect((await add(700, 'goodwill-1')).status).toBe(409);
    expect((await add(500, 'goodwill-2')).status).toBe(200);
    expect((await ok('GET', billing)).billing.balance).toBe(3550);
  });

  it('compares repeated calls by their values, and each caller’s separately', async () => {
    const { fetch, beside, ok } = await openAdmin();
    const add = async (by: typeof fetch, body: string) => {
      const response = await by('/admintool96/api/11/add-balance', {
        method: 'PUT',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          'idempotency-key': 'goodwill-1',
        },
        body,
      });
      return response.status;
    };
    expect(await add(fetch, '{"amount":500,"reason":"Goodwill"}')).toBe(200);
    expect(await add(fetch, '{ "reason": "Goodwill", "amount": 5e2 }')).toBe(200);
    const other = beside();
    await other.logIn('sales@example.com');
    expect(await add(other.fetch, '{"amount":700,"reason":"Goodwill"}')).toBe(200);
    expect((await ok('GET', billing)).billing.balance).toBe(3750);
  });

  it('is the sum of its entries, for every organization', async () => {
    const { ok } = await openAdmin();
    for (const id of [11, 12, 1002, 1009, 1027, 1200]) {
      const { billing: data } = await ok('GET', `/api/${id}/billing`);
      const amounts = data.balance_entries.map(({ amount }: { amount: number }) => amount);
      expect(data.balance).toBe(amounts.reduce((sum: number, amount: number) => sum + amount, 0));
    }
  });
});

describe('a discount', () => {
  it('is created, replaced and removed', async () => {
    const { ok } = await openAdmin();
    const path = '/api/org/11/discount';
    const first = await ok('PUT', path, { percent: 10 });
    expect(first.billing.discount).toEqual({ percent: 10, ends_at: null, reason: '' });
    const second = { percent: 12.5, ends_at: '2027-01-01T00:00:00Z', reason: 'Club' };
    await ok('PUT', path, second);
    expect((await ok('GET', billing)).billing.discount).toEqual(second);
    for (const _ of ['with one', 'without one']) {
      await ok('DELETE', path);
      expect((await ok('GET', billing)).billing.discount).toBeNull();
    }
  });

  it('cannot end in the past', async () => {
    const { refused } = await openAdmin();
    const body = { percent: 10, ends_at: '2026-03-02T08:59:59Z' };
    expect(await refused('PUT', '/api/org/11/discount', body)).toContain('ends_at');
  });
});

describe('an organization', () => {
  it('becomes a free customer', async () => {
    const { ok } = await openAdmin();
    const answer = await ok('PUT', '/api/11/setup-free-customer');
    expect(answer.billing).toMatchObject({ status: 'free', free_customer: true, trial_end: null });
    expect(await ok('GET', billing)).toEqual(answer);
  });

  it('is hidden everywhere and shown again', async () => {
    const { ok } = await openAdmin();
    const hiddenEverywhere = async () => [
      (await ok('GET', billing)).hidden,
      (await ok('GET', '/api/calendar-details/101')).organization.hidden,
      ...(await ok('GET', '/api/search-calendar?type=organization&query=riverside')).results.map(
        ({ organization }: { organization: { hidden: boolean } }) => organization.hidden,
      ),
    ];
    await ok('PATCH', '/api/org/11', { hidden: true });
    expect(await hiddenEverywhere()).toEqual([true, true, true, true, true, true]);
    await ok('PATCH', '/api/org/11', { hidden: false });
    expect(new Set(await hiddenEverywhere())).toEqual(new Set([false]));
  });
});

describe('organizations with overdue invoices', () => {
  it('are listed, longest overdue first, each with the amount it owes', async () => {
    const { ok } = await openAdmin();
    const { total, results: organizations } = await ok('GET', '/api/overdue-orgs');
    expect(total).toBe(organizations.length);
    expect(total).toBeGreaterThan(5);
    const since = organizations.map(
      ({ overdue_since }: { overdue_since: string }) => overdue_since,
    );
    expect(since).toEqual(since.toSorted());
    for (const { organization, amount } of organizations) {
      const { billing: data } = await ok('GET', `/api/${organization.id}/billing`);
      expect([data.status, data.invoices[0]]).toMatchObject([
        'overdue',
        { amount, status: 'overdue' },
      ]);
    }
    const harbour = organizations.find(
      ({ organization }: { organization: { id: number } }) => organization.id === 12,
    );
    expect(harbour).toMatchObject({ amount: 94_800, days_overdue: 38 });
  });
});
