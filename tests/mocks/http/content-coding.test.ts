import { expect, it } from 'vitest';
import { acceptedCoding } from '#mocks/http/content-coding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000', undefined],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['', undefined],
  [null, undefined],
])('answers "Accept-Encoding: %s" with %s', (header, coding) => {
  expect(acceptedCoding(header)).toBe(coding);
});
