import { describe, expect, it } from 'vitest';
import { ada, now, openAdmin } from './admin.ts';

const load = '/api/101/subscription/load';
const save = '/api/101/subscription/save';
const saveLog = '/api/101/subscription/save-license-log';

describe('a subscription', () => {
  it('switches licenses, with the features, the history and the search', async () => {
    const { ok } = await openAdmin();
    const before = await ok('GET', load);
    const after = await ok('POST', save, { license: 'enterprise' });
    expect(after.features.max_file_size).toBeGreaterThan(before.features.max_file_size);
    expect(after.license_history).toMatchObject([
      { id: 2, license: 'enterprise', starts_at: now, ends_at: null, author: ada },
      { id: 1, license: 'pro', ends_at: now },
    ]);
    expect(await ok('GET', load)).toEqual(after);
    const { calendar, subscription } = await ok('GET', '/api/calendar-details/101');
    expect([calendar.license, subscription]).toEqual(['enterprise', after]);
    const { results } = await ok('GET', '/api/search-calendar?type=key&query=ksr0wingclubmain01');
    expect(results[0].license).toBe('enterprise');
  });

  it('changes only the fields that are sent', async () => {
    const { ok } = await openAdmin();
    const before = await ok('GET', load);
    const changes = { auto_renew: false, ends_at: null, features: { max_sub_calendars: 80 } };
    expect(await ok('POST', save, changes)).toEqual({
      ...before,
      ...changes,
      features: { ...before.features, max_sub_calendars: 80 },
    });
    expect(await ok('POST', save, { license: 'pro' })).toMatchObject(changes);
  });

  it('refuses an empty change', async () => {
    const { refused } = await openAdmin();
    for (const body of [{}, { features: {} }]) {
      expect(await refused('POST', save, body)).toContain('validation_error');
    }
  });

  it('is free only with a free license', async () => {
    const { ok, refused } = await openAdmin();
    expect(await refused('POST', save, { status: 'free' })).toEqual([
      422,
      'validation_error',
      'status',
    ]);
    const after = await ok('POST', save, { license: 'intro' });
    expect(after).toMatchObject({ status: 'free', ends_at: null });
    expect(await refused('POST', save, { status: 'active' })).toContain('status');
    expect(await ok('POST', save, { license: 'plus' })).toMatchObject({ status: 'active' });
  });

  it('gets manual license entries in its history, newest first', async () => {
    const { ok } = await openAdmin();
    const past = { license: 'plus', starts_at: '2020-01-01T00:00:00Z' };
    const entry = await ok('POST', saveLog, past);
    expect(entry).toEqual({ id: 2, ...past, ends_at: null, note: '', author: ada });
    const { license, license_history } = await ok('GET', load);
    expect(license).toBe('pro');
    expect(license_history).toMatchObject([{ id: 1, license: 'pro' }, entry]);
  });

  it('refuses a license that ends before it starts', async () => {
    const { refused } = await openAdmin();
    const entry = {
      license: 'plus',
      starts_at: '2020-01-01T00:00:00Z',
      ends_at: '2019-12-31T00:00:00Z',
    };
    expect(await refused('POST', saveLog, entry)).toEqual([422, 'validation_error', 'ends_at']);
  });
});
