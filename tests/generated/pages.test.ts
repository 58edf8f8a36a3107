import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageAt, pagePaths, pages } from '#generated/app/pages.ts';
import { examplePages } from '#generated/fixtures/pages.ts';

describe('a page', () => {
  it.each(examplePages)(
    '$id is found at $address, with trailing slashes, too',
    ({ id, address }) => {
      expect(pageAt(address)?.id).toBe(id);
      expect(pageAt(`${address === '/' ? '' : address}/`)?.id).toBe(id);
    },
  );

  it.each([
    ['/user/%64ashboard', 'dashboard'],
    ['/login//', 'login'],
    ['/%6Bsr0wingclubmain01', 'calendarByKey'],
    ['/events/pointer/3f9%2Fc', 'eventPointer'],
    ['/c/riv3rs/Ä', 'calendarByIdentifier'],
  ])('is found at %s, with equivalent escapes', (path, id) => {
    expect(pageAt(path)?.id).toBe(id);
  });

  it.each([
    ...['//', '/user', '/user/', '/logout', '/nothing-here', '/LOGIN', '/user//dashboard', '/%zz'],
    ...['/admintool961', '/admintool96/api/search-calendar', '/user%2Fdashboard', '/debug/more'],
    ...['/c', '/c/', '/c/riv3', '/c/riv3rsx', '/c/riv-rs', '/c//slug', '/c/riv3rs/club/more'],
    ...['/ksshort', '/ksr0wingclubmain012', '/kSr0wingclubmain01', '/ksr0wingclubmain01/more'],
    ...['/events/pointer', '/events/pointer/', '/events/pointer/%20', '/events/pointer/a/b'],
  ])('does not exist at "%s"', (path) => {
    expect(pageAt(path)).toBeUndefined();
  });

  it('is found at its own address for any path parameters', () => {
    const found = (address: string) =>
      pageAt(new URL(address, 'https://base.invalid').pathname)?.id;
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9]{6}$/),
        fc.string({ minLength: 1 }),
        (id, text) => {
          expect(found(pagePaths.calendarByIdentifier(id))).toBe('calendarByIdentifier');
          // No character escapes the last segment, except that browsers resolve dots as folders.
          expect(['eventPointer', undefined]).toContain(found(pagePaths.eventPointer(text)));
        },
      ),
    );
  });

  it('redirects only to a page with its own screen', () => {
    expect(pages[pages.home.redirect]).toMatchObject({ id: 'dashboard' });
  });
});
