import { expect, it, vi } from 'vitest';
import { showCurrent } from '#src/ui/layout/show-current.ts';

/** A navigation from 0 to 100, with its current link at a place. */
function navigationWith(left: number, right: number, current = 'aria-current="page"') {
  const navigation = document.createElement('nav');
  navigation.innerHTML = `<a href="/a">A</a><a href="/b" ${current}>B</a>`;
  const place = (from: number, to: number) => () => new DOMRect(from, 0, to - from, 20);
  vi.spyOn(navigation, 'getBoundingClientRect').mockImplementation(place(0, 100));
  for (const link of navigation.children) {
    vi.spyOn(link, 'getBoundingClientRect').mockImplementation(place(left, right));
  }
  return navigation;
}

it.each([
  ['behind its end', 150, 190, 120],
  ['before its start', -60, -20, -90],
  ['across its end', 80, 120, 50],
])('scrolls a link %s to the middle', (_, left, right, scrolled) => {
  const navigation = navigationWith(left, right);
  showCurrent(navigation);
  expect(navigation.scrollLeft).toBe(scrolled);
});

it('leaves a link that is in view where it is', () => {
  const navigation = navigationWith(0, 100);
  showCurrent(navigation);
  expect(navigation.scrollLeft).toBe(0);
});

it('does nothing without a current link or a navigation', () => {
  const navigation = navigationWith(150, 190, '');
  showCurrent(navigation);
  showCurrent(null);
  expect(navigation.scrollLeft).toBe(0);
});
