import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeTargetPath } from '#mocks/handlers/target-path.ts';
import { safeTargetPath as followedByClient } from '#src/util/target-path.ts';

describe('the page after a login', () => {
  it.each(['/c/riv3rs', '/user/profile/edit?tab=2#top', '/', '/c/riv3rs/ä b', '/a//b'])(
    'is the path %s that was asked for',
    (path) => {
      expect(safeTargetPath(path)).toBe(path);
    },
  );

  it.each([
    undefined,
    '',
    'user/dashboard',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/c/\u0000',
    '/logout?x=1',
    '/login',
    '/register',
    '/logout/',
    '/log%6Fut',
  ])('is the dashboard instead of %j', (path) => {
    expect(safeTargetPath(path)).toBe('/user/dashboard');
  });

  it('is one that the client follows too', () => {
    fc.assert(
      fc.property(fc.webPath({ size: 'medium' }), (path) => {
        expect(followedByClient(safeTargetPath(`/${path}`))).toBeDefined();
      }),
    );
  });

  it('never lies on another origin', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '%2f',
      '\t',
      'evil.example',
      '?',
      '#',
    );
    const path = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(path, (text) => {
        const url = new URL(safeTargetPath(text), 'https://calendar.example');
        return url.origin === 'https://calendar.example';
      }),
    );
  });
});
