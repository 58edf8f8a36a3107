import { describe, expect, it } from 'vitest';
import { isDsn } from '#src/reporting/dsn.ts';

describe('the DSN of a project', () => {
  it.each([
    'https://abc123@reports.example/1',
    'http://mockkey@localhost:4001/worlds/a/1',
    'https://key:secret@reports.example/42',
    'https://key@[::1]:9000/1',
  ])('can be %s', (dsn) => {
    expect(isDsn(dsn)).toBe(true);
  });

  it.each([
    '',
    'reports.example/1',
    'https://reports.example/1',
    'https://key@reports.example/',
    'https://key@reports.example/project',
    'ftp://key@reports.example/1',
    'https://key@reports.example/1?x=1',
    'https://a-b@reports.example/1',
  ])('cannot be %j', (dsn) => {
    expect(isDsn(dsn)).toBe(false);
  });
});
