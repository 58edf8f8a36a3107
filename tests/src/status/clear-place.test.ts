import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepClear } from '#src/status/clear-place.ts';

/** What is laid out, each with the box that it has now. */
const boxes = new Map<Element, DOMRect>();
/** What is watched for coming below the message. */
const watched = new Set<Element>();
let tell: (covered: Element) => void = () => {};
let stop = () => {};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxes.get(this) ?? new DOMRect();
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onCross: (entries: object[]) => void) {
        tell = (target) => onCross([{ target, isIntersecting: true }]);
      }
      observe(element: Element) {
        watched.add(element);
      }
      disconnect() {
        watched.clear();
      }
    },
  );
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  boxes.clear();
  watched.clear();
});

/** Shows a message at the bottom of a window of 1024 by 768, with some controls on the page. */
function openMessage(markup: string) {
  document.body.innerHTML = `${markup}<div><section><button>Undo</button></section></div>`;
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  };
  boxes.set(find('div:has(section)'), new DOMRect(0, 752, 1024, 0));
  const message = find('section');
  stop = keepClear(message);
  return { message, find };
}

/** Puts a control below where the message is at first, as scrolling does. */
function cover(control: HTMLElement): void {
  boxes.set(control, new DOMRect(20, 700, 80, 36));
  if (watched.has(control)) tell(control);
}

const readPlace = ({ style }: HTMLElement) => [style.marginInlineStart, style.marginBlockEnd];
const atStart = ['', ''];
/** Beside what `cover` has put there. */
const beside = ['108px', ''];

/** jsdom has no pointer. */
function rest(pointed: HTMLElement): void {
  const { matches } = Element.prototype;
  vi.spyOn(pointed, 'matches').mockImplementation((selector) =>
    selector.includes(':hover') ? true : matches.call(pointed, selector),
  );
}

describe('a message', () => {
  it.each([
    ['a button', '<button>Save</button>', 'button'],
    ['a row of a table', '<table><tr tabindex="0"></tr></table>', 'tr'],
    ['an event of a grid', '<button tabindex="-1">Training</button>', 'button'],
    ['a day of a grid', '<p role="gridcell" tabindex="-1">2</p>', 'p'],
  ])('moves off %s that has the focus as it comes below the message', (_what, markup, selector) => {
    const { message, find } = openMessage(markup);
    find(selector).focus();
    expect(readPlace(message)).toEqual(atStart);
    cover(find(selector));
    expect(readPlace(message)).toEqual(beside);
  });

  it('moves off it from below a pointer that rests there', () => {
    const { message, find } = openMessage('<button>Save</button>');
    rest(message);
    find('button').focus();
    cover(find('button'));
    expect(readPlace(message)).toEqual(beside);
  });

  it('moves off a bar that content pushes to the bottom', () => {
    const { message, find } = openMessage('<p data-bar><button>Save</button></p>');
    cover(find('button'));
    expect(readPlace(message)).toEqual(beside);
  });

  it.each([
    ['a button', '<button>Save</button>', 'button'],
    ['an event of a grid', '<button tabindex="-1">Training</button>', 'button'],
    ['a link', '<a href="/here">Here</a>', 'a'],
    ['a field', '<input>', 'input'],
  ])('moves off %s that has come below it by scrolling', (_what, markup, selector) => {
    const { message, find } = openMessage(markup);
    cover(find(selector));
    document.dispatchEvent(new Event('scrollend'));
    expect(readPlace(message)).toEqual(beside);
  });

  it('stands above a row of controls that leaves no room beside them', () => {
    const { message, find } = openMessage('<input><button>Save</button>');
    boxes.set(find('input'), new DOMRect(0, 700, 400, 36));
    boxes.set(find('button'), new DOMRect(400, 700, 624, 36));
    document.dispatchEvent(new Event('scrollend'));
    expect(readPlace(message)).toEqual(['', '60px']);
  });

  it('stands in the gap that is wide enough for it', () => {
    const { message, find } = openMessage('<input><button>Save</button>');
    boxes.set(find('input'), new DOMRect(0, 700, 200, 36));
    boxes.set(find('button'), new DOMRect(640, 700, 300, 36));
    document.dispatchEvent(new Event('scrollend'));
    expect(readPlace(message)).toEqual(['208px', '']);
  });

  it('moves aside from the right where that is the start', () => {
    const { message, find } = openMessage('<button>Save</button>');
    find('div:has(section)').style.direction = 'rtl';
    boxes.set(find('button'), new DOMRect(900, 700, 80, 36));
    document.dispatchEvent(new Event('scrollend'));
    expect(readPlace(message)).toEqual(['132px', '']);
  });

  it('covers other controls rather than the focused one where there is no room beside all', () => {
    const { message, find } = openMessage('<a href="/here">Here</a><button>Save</button>');
    boxes.set(find('a'), new DOMRect(0, 0, 1024, 768));
    find('button').focus();
    cover(find('button'));
    expect(readPlace(message)).toEqual(beside);
  });

  it('stays below a pointer as something that it does not cover gets the focus', () => {
    const { message, find } = openMessage('<button>Save</button><form><input></form>');
    rest(message);
    cover(find('input'));
    find('button').focus();
    expect(readPlace(message)).toEqual(atStart);
  });

  it('stays while it has the focus itself', () => {
    const { message, find } = openMessage('<p data-bar><button>Save</button></p>');
    find('section button').focus();
    cover(find('[data-bar] button'));
    expect(readPlace(message)).toEqual(atStart);
  });

  it.each(['main', 'h2'])('stays on a %s that code has focused', (name) => {
    const { message, find } = openMessage(`<${name} tabindex="-1"></${name}>`);
    find(name).focus();
    cover(find(name));
    expect(readPlace(message)).toEqual(atStart);
  });

  it('is watched in the place that it has moved to', () => {
    const { message, find } = openMessage('<button>Save</button>');
    find('button').focus();
    cover(find('button'));
    boxes.set(find('button'), new DOMRect(900, 700, 80, 36));
    tell(find('button'));
    expect(readPlace(message)).toEqual(atStart);
  });

  it('moves no more once it is gone', () => {
    const { message, find } = openMessage('<button>Save</button>');
    stop();
    find('button').focus();
    cover(find('button'));
    expect(watched.size).toBe(0);
    expect(readPlace(message)).toEqual(atStart);
  });
});
