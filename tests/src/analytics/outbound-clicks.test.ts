import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchOutboundClicks } from '#src/analytics/outbound-clicks.ts';

const elsewhere = 'https://help.calendar.example/start?x=1';
const told: string[] = [];
const followed: string[] = [];
/** Whether the last click was left to the browser. */
let isLeft = false;
let stop = () => {};

/** Runs after the watch, since jsdom cannot navigate and would log an error. */
const lastWord = (event: Event) => {
  isLeft = !event.defaultPrevented;
  event.preventDefault();
};

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  followed.length = 0;
  isLeft = false;
  stop = watchOutboundClicks(
    (address) => told.push(address),
    ({ href }) => followed.push(href),
  );
  for (const name of ['click', 'auxclick']) window.addEventListener(name, lastWord);
});

afterEach(() => {
  stop();
  for (const name of ['click', 'auxclick']) window.removeEventListener(name, lastWord);
  vi.useRealTimers();
  document.body.replaceChildren();
});

function showLink(attributes: Record<string, string>): HTMLAnchorElement {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.append(Object.assign(document.createElement('span'), { textContent: 'Help' }));
  document.body.append(link);
  return link;
}

/** Clicks the content of the link, like a pointer. */
function click({ type = 'click', ...more }: MouseEventInit & { type?: string } = {}): void {
  const init = { bubbles: true, cancelable: true, composed: true, detail: 1, ...more };
  screen.getByText('Help').dispatchEvent(new MouseEvent(type, init));
}

describe('a click on a link to another origin', () => {
  it.each([{}, { target: '_self' }, { target: '_TOP' }, { target: '_parent' }])(
    'is reported and delayed by 150 ms in the same tab: %j',
    (more) => {
      showLink({ href: elsewhere, ...more });
      click();
      expect(told).toEqual([elsewhere]);
      expect(isLeft).toBe(false);
      vi.advanceTimersByTime(149);
      expect(followed).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(followed).toEqual([elsewhere]);
    },
  );

  it('with the keyboard is delayed, too', () => {
    showLink({ href: elsewhere });
    click({ detail: 0 });
    vi.runAllTimers();
    expect([told, followed]).toEqual([[elsewhere], [elsewhere]]);
  });

  it.each([
    ['in another tab', { target: '_blank' }],
    ['in a named window', { target: 'help' }],
    ['to a download', { download: '' }],
  ])('%s is reported and not delayed', (_name, more) => {
    showLink({ href: elsewhere, ...more });
    click();
    vi.runAllTimers();
    expect([told, followed, isLeft]).toEqual([[elsewhere], [], true]);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'with %s held is reported and not delayed',
    (modifier) => {
      showLink({ href: elsewhere });
      click({ [modifier]: true });
      vi.runAllTimers();
      expect([told, followed, isLeft]).toEqual([[elsewhere], [], true]);
    },
  );

  it('with the middle button is reported and not delayed', () => {
    showLink({ href: elsewhere });
    click({ type: 'auxclick', button: 1 });
    vi.runAllTimers();
    expect([told, followed, isLeft]).toEqual([[elsewhere], [], true]);
  });

  it('with the right button only opens a menu', () => {
    showLink({ href: elsewhere });
    click({ type: 'auxclick', button: 2 });
    expect(told).toEqual([]);
  });

  it('that the page handles itself is ignored', () => {
    showLink({ href: elsewhere }).addEventListener('click', (event) => event.preventDefault());
    click();
    vi.runAllTimers();
    expect([told, followed]).toEqual([[], []]);
  });

  it('cancels a pending one', () => {
    showLink({ href: elsewhere });
    click();
    document.body.replaceChildren();
    showLink({ href: 'https://other.example/' });
    click();
    vi.runAllTimers();
    expect(followed).toEqual(['https://other.example/']);
  });
});

describe('a click', () => {
  it.each(['/login', '#content', 'mailto:o@example.com', 'tel:123', 'javascript:void 0'])(
    'on a link to %s is neither reported nor delayed',
    (href) => {
      showLink({ href });
      click();
      vi.runAllTimers();
      expect([told, followed, isLeft]).toEqual([[], [], true]);
    },
  );

  it('is ignored after the watch has ended', () => {
    showLink({ href: elsewhere });
    click();
    stop();
    vi.runAllTimers();
    expect(followed).toEqual([]);
    click();
    expect(told).toHaveLength(1);
  });
});
