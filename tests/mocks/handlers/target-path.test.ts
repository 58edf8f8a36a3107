import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeTargetPath } from '#mocks/handlers/target-path.ts';
import { randomCases } from '#scripts/testing/depth.ts';
import { safeTargetPath as followedByClient } from '#src/util/target-path.ts';
import { hostileTargets } from '#tests/setup/target-paths.ts';

describe('the page after a login', () => {
  it.each(['/c/riv3rs', '/user/profile/edit?tab=2#top', '/', '/c/riv3rs/ä b', '/c/riv3rs/'])(
    'is the requested page %s',
    (path) => {
      expect(safeTargetPath(path)).toBe(path);
    },
  );

  it.each([['nothing', undefined] as const, ...hostileTargets])(
    'is the dashboard instead of %s',
    (_what, path) => {
      expect(safeTargetPath(path)).toBe('/user/dashboard');
    },
  );

  it('is one that the client follows, too', () => {
    const piece = fc.constantFrom(
      ...['/', '\\', '.', '..', '%2f', '%2e', '\t', '?', '#', '@', ':', 'evil.example', 'x'],
      ...['user', 'dashboard', 'c', 'riv3rs', 'admintool96', 'logout', 'login', 'activate'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const asked = `/${pieces.join('')}`;
        const answered = safeTargetPath(asked);
        expect(followedByClient(answered)).toBeDefined();
        expect(answered === asked).toBe(followedByClient(asked) !== undefined);
      }),
      { numRuns: randomCases({ few: 200, many: 2_000 }) },
    );
  });
});
