import { expect, it } from 'vitest';
import { pathBelowBase } from '#src/util/path-below-base.ts';

it.each([
  ['', '/user/dashboard?query=a#b', '/user/dashboard?query=a'],
  ['/', '/login', '/login'],
  ['/kalender', '/kalender/user/dashboard', '/user/dashboard'],
  ['/kalender', '/kalender', '/'],
  ['https://calendar.example/kalender', '/kalender/c/riv3rs?a=1', '/c/riv3rs?a=1'],
])('removes the base %j from %s', (baseUrl, path, below) => {
  expect(pathBelowBase(baseUrl, `https://calendar.example${path}`)).toBe(below);
});
