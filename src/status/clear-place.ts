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
  window.addEventListener('resize', place, options);
  moveClear(message);
  follow();
  return () => {
    canceler.abort();
    observer?.disconnect();
  };
}

/** Moves a message to the other side, or upward, as little as possible. Returns whether it had another place before. */
function moveClear(message: HTMLElement): boolean {
  // Where there is no room beside all of them, the last are covered: a long form can scroll.
  const boxes = [
    findFocused(message).map((control) => control.getBoundingClientRect()),
    ...[dialogControls, barControls, formControls].map((parts) => listBoxes(parts, message)),
  ];
  const [place] = boxes.flatMap(
    (_, index) => findPlace(message, boxes.slice(0, boxes.length - index).flat()) ?? [],
  );
  const side = place?.side ?? 'start';
  const lift = place?.lift ? `${place.lift}px` : '';
  const isMoved = message.dataset['side'] !== side || message.style.marginBlockEnd !== lift;
  message.dataset['side'] = side;
  message.style.marginBlockEnd = lift;
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

function listBoxes(selector: string, message: HTMLElement): DOMRect[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    return box.width === 0 || message.contains(element) ? [] : [box];
  });
}

interface Place {
  side: 'start' | 'end';
  /** The distance from the bottom, in CSS pixels. */
  lift: number;
}

/** The lowest place that overlaps nothing, at the start if there are two; undefined if there is none. */
function findPlace(message: HTMLElement, boxes: readonly DOMRect[]): Place | undefined {
  const row = message.parentElement;
  if (!row) return undefined;
  const { left, right, bottom } = row.getBoundingClientRect();
  const { paddingLeft, paddingRight, direction } = getComputedStyle(row);
  // Not the message's own box, which moves while it appears.
  const { offsetWidth: width, offsetHeight: height } = message;
  const leftEdge = left + Number.parseFloat(paddingLeft || '0');
  const rightEdge = right - Number.parseFloat(paddingRight || '0') - width;
  const [start, end] = direction === 'rtl' ? [rightEdge, leftEdge] : [leftEdge, rightEdge];
  const places = [
    { side: 'start', x: start },
    { side: 'end', x: end },
  ] as const;
  return places
    .flatMap(({ side, x }): Place[] => {
      const top = findFreeTop(new DOMRect(x, bottom - height, width, height), boxes);
      return top < gap ? [] : [{ side, lift: bottom - height - top }];
    })
    .reduce<Place | undefined>(
      (best, one) => (best && best.lift <= one.lift ? best : one),
      undefined,
    );
}

/** Moves a box up until it overlaps none of the others. Returns its top edge there. */
function findFreeTop(box: DOMRect, others: readonly DOMRect[]): number {
  const covered = others.filter((other) => overlap(box, other));
  if (covered.length === 0 || box.top < gap) return box.top;
  const bottom = Math.min(...covered.map(({ top }) => top)) - gap;
  return findFreeTop(new DOMRect(box.x, bottom - box.height, box.width, box.height), others);
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.bottom > other.top &&
    one.top < other.bottom &&
    one.right > other.left &&
    one.left < other.right
  );
}
