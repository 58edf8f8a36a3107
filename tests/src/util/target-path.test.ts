import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import admin from '#generated/admin/document.json' with { type: 'json' };
import app from '#generated/app/document.json' with { type: 'json' };
import { maxTargetPathLength, pageAt } from '#generated/app/pages.ts';
import { examplePages } from '#generated/fixtures/pages.ts';
import { randomCases } from '#scripts/testing/depth.ts';
import { safeTargetPath } from '#src/util/target-path.ts';
import { anyPath, anyText } from '#tests/setup/any-text.ts';
import { hostileTargets } from '#tests/setup/target-paths.ts';

describe('safeTargetPath', () => {
  const targets = examplePages.filter((page) => !('target' in page));
  const others = examplePages.filter((page) => 'target' in page);

  it.each(targets)('keeps $address, the page $id', ({ address }) => {
    expect(safeTargetPath(address)).toBe(address);
  });

  it.each(others)('refuses $address, which is not opened after a login', ({ address }) => {
    expect(safeTargetPath(`${address}?token=secret`)).toBeUndefined();
  });

  it('covers pages of both kinds', () => {
    expect(targets.map(({ id }) => id)).toContain('dashboard');
    expect(others.map(({ id }) => id)).toEqual(expect.arrayContaining(['login', 'resetPassword']));
  });

  it.each(['/c/riv3rs?view=week#today', '/admintool96?query=a%20b', '/user/notifications/'])(
    'keeps the query, the fragment and the slash of %s',
    (path) => {
      expect(safeTargetPath(path)).toBe(path);
    },
  );

  it.each([
    ['/nothing/../c/riv3rs', '/c/riv3rs'],
    ['/c/riv3rs/Ä b', '/c/riv3rs/%C3%84%20b'],
  ])('parses %s like browsers', (target, path) => {
    expect(safeTargetPath(target)).toBe(path);
  });

  it.each(hostileTargets)('refuses %s', (_what, target) => {
    expect(safeTargetPath(target)).toBeUndefined();
  });

  it.each([null, undefined])('ignores %s', (target) => {
    expect(safeTargetPath(target)).toBeUndefined();
  });

  it('drops a target that is longer than the contract allows, however it is written', () => {
    const longest = `/c/riv3rs?${'x'.repeat(maxTargetPathLength - '/c/riv3rs?'.length)}`;
    expect(safeTargetPath(longest)).toBe(longest);
    expect(safeTargetPath(`${longest}x`)).toBeUndefined();
    // Escaped, each takes nine characters.
    expect(safeTargetPath(`/c/riv3rs?${'日'.repeat(maxTargetPathLength / 8)}`)).toBeUndefined();
  });

  it('never allows a call: only a page below the base path', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '%252f',
        '%00',
        '\t',
        '?',
        '#',
        '@',
        ':',
      ],
      ...['user', 'dashboard', 'admintool96', 'api', '101', 'restore-calendar', 'logout', 'c'],
      ...['riv3rs', 'events', 'pointer', 'ksr0wingclubmain01', 'evil.example', 'login', 'Ä'],
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
      anyText(),
      anyPath(),
    );
    fc.assert(
      fc.property(text, (target) => {
        const path = safeTargetPath(`/${target}`);
        if (path === undefined) return;
        // As a browser resolves it.
        const url = new URL(`https://calendar.example/kalender${path}`);
        expect(url.origin).toBe('https://calendar.example');
        expect(url.pathname).toMatch(/^\/kalender\//);
        expect(pageAt(url.pathname.slice('/kalender'.length))?.access).toMatch(
          /user|staff|admin|anyone/,
        );
        // As a proxy may read it.
        const plain = decodeURIComponent(url.pathname).replace(/\/+$/, '');
        expect(plain).not.toMatch(/\/\.\.?(\/|$)|\\|\/\//);
      }),
      { numRuns: randomCases({ few: 200, many: 5_000 }) },
    );
  });

  it('allows no call of the contract that a browser could make by navigating', () => {
    const paths: Record<string, object> = { ...app.paths, ...admin.paths };
    const addresses = Object.entries(paths)
      .filter(([, operations]) => 'get' in operations)
      .map(([path]) => path.replaceAll(/\{\w+\}/g, '101'));
    expect(addresses).toContain('/admintool96/api/101/restore-calendar/101');
    expect(addresses.filter((address) => safeTargetPath(address) !== undefined)).toEqual([]);
  });
});
