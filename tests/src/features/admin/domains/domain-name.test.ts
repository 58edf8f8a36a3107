import { expect, it } from 'vitest';
import { isPublicMailHost, normalizeDomain } from '#src/features/admin/domains/domain-name.ts';

it.each([
  ['Rowing.Example', 'rowing.example'],
  [' rowing.example. ', 'rowing.example'],
  ['ruderverein-köln.de', 'xn--ruderverein-kln-ltb.de'],
  ['日本.example', 'xn--wgv71a.example'],
])('stores %j as %s', (typed, domain) => {
  expect(normalizeDomain(typed)).toBe(domain);
});

it.each([
  '',
  'rowing',
  'a@rowing.example',
  'https://rowing.example',
  'rowing.example/x',
  '10.0.0.1',
  '[::1]',
  'a b.example',
])('refuses %j as a domain', (typed) => {
  expect(normalizeDomain(typed)).toBeNull();
});

it('recognizes public mail hosts', () => {
  expect(isPublicMailHost('gmail.com')).toBe(true);
  expect(isPublicMailHost('riverside.example')).toBe(false);
});
