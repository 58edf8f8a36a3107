import { describe, expect, it } from 'vitest';
import { readOptions } from '#scripts/conformance/options.ts';

const server = ['--server', 'http://localhost:8000/'];

describe('readOptions', () => {
  it('reads the address without its trailing slash, and logins with or without a name', () => {
    const options = readOptions([
      ...server,
      '--read-only',
      '--login',
      'admin=ada@example.com:se:cret',
      '--login',
      'owner@example.com:calendar',
    ]);
    expect(options).toMatchObject({ server: 'http://localhost:8000', writes: false, seed: 1 });
    expect(options.logins).toEqual([
      { name: 'admin', credentials: { email: 'ada@example.com', password: 'se:cret' } },
      {
        name: 'owner@example.com',
        credentials: { email: 'owner@example.com', password: 'calendar' },
      },
    ]);
  });

  it('reads an existing session', () => {
    const given = ['--cookie', 'session=1f0c', '--header', 'X-Tenant: blue'];
    const { logins } = readOptions([...server, '--read-only', ...given]);
    expect(logins).toEqual([
      { name: 'given session', headers: { 'x-tenant': 'blue', cookie: 'session=1f0c' } },
    ]);
  });

  it('reads lists with commas and times with units', () => {
    const lists = [
      '--operation',
      'a,b',
      '--operation',
      'c',
      '--document',
      'app, admin',
      '--time',
      '2m',
    ];
    expect(readOptions([...server, '--writes', ...lists])).toMatchObject({
      operations: ['a', 'b', 'c'],
      documents: ['app', 'admin'],
      time: 120,
      writes: true,
    });
  });

  it.each<[what: string, args: string[], message: RegExp]>([
    ['no server', ['--writes'], /Say which server/],
    ['neither --writes nor --read-only', server, /Say --writes if it may/],
    ['both', [...server, '--writes', '--read-only'], /exclude each other/],
    ['an invalid address', ['--server', 'localhost', '--writes'], /no address of a server/],
    ['a login without a password', [...server, '--writes', '--login', 'ada'], /EMAIL:PASSWORD/],
    ['an invalid number', [...server, '--writes', '--seed', 'x'], /no whole number/],
    ['an invalid time', [...server, '--writes', '--time', 'soon'], /60s or 5m/],
    ['an unknown kind of mark', [...server, '--writes', '--require', 'colors=3'], /kinds are/],
    ['an unknown option', [...server, '--writes', '--fast'], /Unknown option/],
  ])('refuses %s', (_, args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
