/** Space between a message and what it is above. */
const gap = 8;

const controls = ':is(a, button, label, input, select, textarea, h1, h2, h3)';
const dialogControls = `:is([role="dialog"], [role="alertdialog"]) ${controls}`;
/** A bar that stays in sight, so that nothing in it can scroll out from under a message, says so by `data-bar`. */
const barControls = `:is(header, nav, [data-bar]) ${controls}`;
const formControls = `form ${controls}, form [contenteditable]`;

/** Moves a message off what a person needs: to the other side, or upward, as little as possible. */
export function moveClear(message: HTMLElement): void {
  // Where there is no room beside all of them, the last are covered: a long form can scroll.
  const boxes = [
    findFocused(message),
    ...[dialogControls, barControls, formControls].map((parts) => listBoxes(parts, message)),
  ];
  const [place] = boxes.flatMap(
    (_, index) => findPlace(message, boxes.slice(0, boxes.length - index).flat()) ?? [],
  );
  message.dataset['side'] = place?.side ?? 'start';
  message.style.marginBlockEnd = place?.lift ? `${place.lift}px` : '';
}

/** The focused control, which is usually what the message is about. */
function findFocused(message: HTMLElement): DOMRect[] {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || message.contains(focused)) return [];
  // The page's content and other areas, which code focuses, are no controls, and are partly covered by any message.
  if (focused.tabIndex < 0) return [];
  const box = focused.getBoundingClientRect();
  // Nor is the column of a day, which reaches over most of the window.
  return box.height > innerHeight / 3 ? [] : [box];
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
