import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { leavesPage } from '#src/app/leaves-page.ts';

beforeEach(() => window.history.replaceState(null, '', '/user/dashboard?query=a'));

function clickOn(html: string, options: MouseEventInit = {}): boolean {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  onTestFinished(() => place.remove());
  let answer: boolean | undefined;
  place.addEventListener('click', (event) => {
    answer = leavesPage(event);
    event.preventDefault();
  });
  const target = place.querySelector('b') ?? place;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  if (answer === undefined) throw new Error('The click did not arrive.');
  return answer;
}

describe('a click leaves the page', () => {
  it.each([
    ['a link to another page', '<a href="/c/riv3rs"><b>x</b></a>'],
    ['a link to another query', '<a href="?query=b"><b>x</b></a>'],
    ['a link out of the client', '<a href="/logout"><b>x</b></a>'],
  ])('on %s', (_what, html) => {
    expect(clickOn(html)).toBe(true);
  });
});

describe('a click does not leave the page', () => {
  it.each([
    ['outside links', '<b>x</b>'],
    ['on a link to a section of the page', '<a href="#content"><b>x</b></a>'],
    ['on a link that opens a new tab', '<a href="/c/riv3rs" target="_blank"><b>x</b></a>'],
    ['on a link to another site', '<a href="https://help.calendar.example/"><b>x</b></a>'],
  ])('%s', (_what, html) => {
    expect(clickOn(html)).toBe(false);
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('with %o, which the browser handles', (options) => {
    expect(clickOn('<a href="/c/riv3rs"><b>x</b></a>', options)).toBe(false);
  });
});
