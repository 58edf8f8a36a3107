import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeTargetPath } from '#src/util/target-path.ts';

describe('safeTargetPath', () => {
  it.each(['/user/dashboard', '/c/riv3rs?view=week#today', '/admintool96?query=a%20b'])(
    'keeps %s, a path below the base',
    (path) => {
      expect(safeTargetPath(path)).toBe(path);
    },
  );

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['another origin', 'https://evil.example/'],
    ['another origin without its scheme', '//evil.example'],
    ['another origin behind backslashes', '/\\evil.example'],
    ['another origin behind a tab, which browsers drop', '/\t/evil.example'],
    ['another origin behind dot segments', '/..//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'user/dashboard'],
    ['the logout, which would undo the login', '/logout?x=1'],
    ['the logout behind a slash at its end', '/logout/'],
    ['the logout behind an escape', '/log%6Fut'],
    ['the logout behind an escaped slash', '/logout%2F'],
    ['the logout behind slashes of both kinds', '/logout/%2f//?x=1'],
    ['the login itself', '/login'],
  ])('refuses %s', (_what, target) => {
    expect(safeTargetPath(target)).toBeUndefined();
  });

  it('never leads to another origin, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = safeTargetPath(`/${text}`);
        const origin = 'https://calendar.example';
        return path === undefined || new URL(path, origin).origin === origin;
      }),
    );
  });
});
