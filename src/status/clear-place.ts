/** Space between a message and what it is above. */
const gap = 8;

const controls = ':is(a, button, label, input, select, textarea, h1, h2, h3)';
const dialogControls = `:is([role="dialog"], [role="alertdialog"]) ${controls}`;
/** In a bar that stays in sight, so that nothing in it can scroll out from under a message. */
const keptControls = `[data-bar] ${controls}`;
const barControls = `:is(header, nav) ${controls}, ${keptControls}`;
/** Those that have the focus by arrow keys alone: events and days of a grid, and choices. */
const arrowControls = ':is(a, button, [role="gridcell"], [role="option"], [role^="menuitem"])';
const formControls = `form ${controls}, form [contenteditable]`;
/** All others, such as the events of a calendar; text alone may be covered for a moment. */
const otherControls = ':is(a[href], button, label, input, select, textarea, [contenteditable])';

/**
 * Keeps a message off what a person needs while it is shown.
 * @returns the cleanup for the message's ref.
 */
export function keepClear(message: HTMLElement): () => void {
  const isUsed = () => message.matches(':focus-within');
  let observer: IntersectionObserver | undefined;
  // A control may come below the message later, most often when it scrolls into sight after it has got the focus.
  const follow = () => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        const isCovering = entries.some(({ isIntersecting }) => isIntersecting);
        // Also from below a pointer, which may merely rest there.
        if (isCovering && !isUsed() && moveClear(message)) follow();
      },
      // In a frame of another origin, only a root that is given has margins.
      { root: document, rootMargin: marginAround(message) },
    );
    const watchedControls = [...findFocused(message), ...document.querySelectorAll(keptControls)];
    for (const control of watchedControls) observer.observe(control);
  };
  const place = () => {
    // Not away from somebody who is about to use it.
    if (!isUsed() && !message.matches(':hover')) moveClear(message);
    follow();
  };
  const canceler = new AbortController();
  const options = { signal: canceler.signal, capture: true };
  document.addEventListener('focusin', place, options);
  // Dialogs open and slide below the message.
  document.addEventListener(
    'transitionend',
    ({ target }) => {
      if (target instanceof Element && target.closest(':is([role="dialog"], [role="alertdialog"])'))
        place();
    },
    options,
  );
  document.addEventListener('scrollend', place, options);
  window.addEventListener('resize', place, options);
  moveClear(message);
  follow();
  return () => {
    canceler.abort();
    observer?.disconnect();
  };
}

/** Moves a message aside, or upward, as little as possible. Returns whether it had another place before. */
function moveClear(message: HTMLElement): boolean {
  const place = findBestPlace(message, listBoxes(message));
  const inset = place?.inset ? `${place.inset}px` : '';
  const lift = place?.lift ? `${place.lift}px` : '';
  const { style } = message;
  const isMoved = style.marginInlineStart !== inset || style.marginBlockEnd !== lift;
  style.marginInlineStart = inset;
  style.marginBlockEnd = lift;
  return isMoved;
}

/** Returns margins of an observer's root that leave of the window only the place of a message. */
function marginAround(message: HTMLElement): string {
  const { top, left } = message.parentElement?.getBoundingClientRect() ?? new DOMRect();
  // Not the message's own box, which moves while it appears.
  const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = message;
  const [x, y] = [left + offsetLeft, top + offsetTop];
  const { clientWidth, clientHeight } = document.documentElement;
  const insets = [y, clientWidth - x - offsetWidth, clientHeight - y - offsetHeight, x];
  return insets.map((inset) => `${-inset}px`).join(' ');
}

/** The focused control, which is usually what the message is about. */
function findFocused(message: HTMLElement): Element[] {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || message.contains(focused)) return [];
  // The page's content and other areas, which code focuses, are no controls, and are partly covered by any message.
  if (focused.tabIndex < 0 && !focused.matches(arrowControls)) return [];
  // Nor is the column of a day, which reaches over most of the window.
  return focused.getBoundingClientRect().height > innerHeight / 3 ? [] : [focused];
}

/** The boxes in the window that a message should not cover, in groups: the most important first. */
function listBoxes(message: HTMLElement): DOMRect[][] {
  const groups = [
    findFocused(message),
    ...[dialogControls, barControls, formControls, otherControls].map((selector) => [
      ...document.querySelectorAll(selector),
    ]),
  ];
  const measured = new Set<Element>();
  return groups.map((group) =>
    group.flatMap((element) => {
      if (measured.has(element) || message.contains(element)) return [];
      measured.add(element);
      const box = element.getBoundingClientRect();
      const isInWindow = box.bottom > 0 && box.top < innerHeight && box.width > 0;
      // What reaches over most of the window is partly covered by any message.
      const isLarge = box.width > innerWidth / 2 && box.height > innerHeight / 3;
      return isInWindow && !isLarge ? [box] : [];
    }),
  );
}

interface Place {
  /** The distance from the start, in CSS pixels. */
  inset: number;
  /** The distance from the bottom. */
  lift: number;
}

/** Where there is no room beside all groups, the last are covered: a long form can scroll. */
function findBestPlace(message: HTMLElement, groups: DOMRect[][]): Place | undefined {
  for (let count = groups.length; count > 0; count -= 1) {
    const place = findPlace(message, groups.slice(0, count).flat());
    if (place) return place;
  }
  return undefined;
}

/** The lowest place that overlaps nothing, of several the nearest to the start; undefined if there is none. */
function findPlace(message: HTMLElement, boxes: readonly DOMRect[]): Place | undefined {
  const row = message.parentElement;
  if (!row) return undefined;
  const { left, right, bottom } = row.getBoundingClientRect();
  const { paddingLeft, paddingRight, direction } = getComputedStyle(row);
  // Not the message's own box, which moves while it appears.
  const { offsetWidth: width, offsetHeight: height } = message;
  const leftEdge = left + Number.parseFloat(paddingLeft || '0');
  const rightEdge = right - Number.parseFloat(paddingRight || '0');
  const lowest = bottom - height;
  const tops = [lowest, ...boxes.map(({ top }) => top - gap - height)]
    .filter((top) => top >= gap && top <= lowest)
    .toSorted((one, other) => other - one);
  for (const top of new Set(tops)) {
    const besides = boxes.filter((box) => box.bottom > top && box.top < top + height);
    const inset = findInset(
      width,
      besides.map((box) =>
        direction === 'rtl'
          ? { start: rightEdge - box.right, end: rightEdge - box.left }
          : { start: box.left - leftEdge, end: box.right - leftEdge },
      ),
    );
    if (inset === 0 || inset + width <= rightEdge - leftEdge) return { inset, lift: lowest - top };
  }
  return undefined;
}

/** The nearest place to the start of a line with room between what is on it. */
function findInset(width: number, parts: readonly { start: number; end: number }[]): number {
  return parts
    .toSorted((one, other) => one.start - other.start)
    .reduce(
      (inset, { start, end }) =>
        inset + width > start && inset < end ? Math.max(inset, end + gap) : inset,
      0,
    );
}
