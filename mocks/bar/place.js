/**
 * Where the scenario bar's dot is: where it was last moved to, or as near to it as possible without covering a control
 * of the page.
 */
const placeKey = 'mock-bar-place';
const margin = 8;
const step = 32;
const controls =
  'a, button, input, select, textarea, summary, label, [role="button"], [role="option"], [tabindex]:not([tabindex="-1"])';

/** Keeps the host of a dot free of the page's controls, and lets people drag it, or move it with the arrow keys. */
export function keepPlace(host, dot) {
  let wanted = readPlace();
  let drag = null;
  let timer;

  const move = ({ left, bottom }) => {
    host.style.setProperty('inset-inline', `${left}px auto`);
    host.style.setProperty('inset-block', `auto ${bottom}px`);
  };
  const settle = () => {
    if (drag) return;
    const room = findRoom(dot);
    const places = listPlaces(clamp(wanted, room), room);
    const size = dot.getBoundingClientRect();
    const taken = measureControls(host);
    move(places.find((place) => isFree(place, size, taken)) ?? places[0]);
  };
  /** The page changes in bursts, of which the last matters. */
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, 150);
  };
  const want = (place) => {
    wanted = clamp(place, findRoom(dot));
    writePlace(wanted);
  };

  dot.addEventListener('pointerdown', ({ clientX, clientY, pointerId }) => {
    const { left, bottom } = dot.getBoundingClientRect();
    drag = { x: clientX - left, y: bottom - clientY, from: [clientX, clientY], isMoving: false };
    dot.setPointerCapture(pointerId);
  });
  dot.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (!drag) return;
    drag.isMoving ||= Math.hypot(clientX - drag.from[0], clientY - drag.from[1]) > 4;
    if (!drag.isMoving) return;
    want({ left: clientX - drag.x, bottom: window.innerHeight - clientY - drag.y });
    move(wanted);
  });
  const drop = () => {
    const wasMoving = drag?.isMoving;
    drag = null;
    if (!wasMoving) return;
    settle();
    // The click that ends a drag is none.
    dot.addEventListener('click', stopClick, { capture: true, once: true });
    setTimeout(() => dot.removeEventListener('click', stopClick, { capture: true }));
  };
  dot.addEventListener('pointerup', drop);
  dot.addEventListener('pointercancel', drop);
  dot.addEventListener('keydown', (event) => {
    const [x, y] = arrows[event.key] ?? [];
    if (x === undefined) return;
    event.preventDefault();
    want({ left: wanted.left + x * step, bottom: wanted.bottom + y * step });
    settle();
  });
  window.addEventListener('resize', plan);
  document.addEventListener('scroll', plan, true);
  document.addEventListener('focusin', plan);
  document.addEventListener('transitionend', plan);
  new MutationObserver(plan).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'style', 'hidden', 'open', 'data-open'],
  });
  settle();
}

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

function stopClick(event) {
  event.stopImmediatePropagation();
}

/** How far a dot can be from the left and from the bottom. */
function findRoom(dot) {
  const { width, height } = dot.getBoundingClientRect();
  return {
    left: document.documentElement.clientWidth - width - margin,
    bottom: window.innerHeight - height - margin,
  };
}

function clamp({ left, bottom }, room) {
  return {
    left: Math.max(margin, Math.min(room.left, left)),
    bottom: Math.max(margin, Math.min(room.bottom, bottom)),
  };
}

/** All places of a raster, nearest first. */
function listPlaces(wanted, room) {
  const places = [wanted];
  for (let left = margin; left <= room.left; left += step) {
    for (let bottom = margin; bottom <= room.bottom; bottom += step) places.push({ left, bottom });
  }
  const distance = ({ left, bottom }) => Math.hypot(left - wanted.left, bottom - wanted.bottom);
  return places.sort((one, other) => distance(one) - distance(other));
}

/** The rectangles of the page's controls, measured once, because a page can have thousands of them. */
function measureControls(host) {
  return [...document.querySelectorAll(controls)]
    .filter((control) => !host.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

function isFree({ left, bottom }, { width, height }, taken) {
  const top = window.innerHeight - bottom - height;
  return taken.every(
    (control) =>
      control.right < left ||
      control.left > left + width ||
      control.bottom < top ||
      control.top > top + height,
  );
}

function readPlace() {
  try {
    const { left, bottom } = JSON.parse(localStorage.getItem(placeKey) ?? '{}');
    if (Number.isFinite(left) && Number.isFinite(bottom)) return { left, bottom };
  } catch {
    // Without storage, or with a broken value, the dot is where it is at first.
  }
  return { left: margin, bottom: margin };
}

function writePlace(place) {
  try {
    localStorage.setItem(placeKey, JSON.stringify(place));
  } catch {
    // Without storage, the dot is back at its first place on the next page.
  }
}
