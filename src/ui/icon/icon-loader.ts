/** How far an icon has come; the picture is kept so that the browser keeps it too. */
export type IconState =
  | { status: 'idle' }
  | { status: 'loading' | 'loaded' | 'ready'; picture: HTMLImageElement }
  | { status: 'failed' }
  | { status: 'unsupported' };

interface IconLoad {
  state: IconState;
  readonly watchers: Set<() => void>;
}

const idle: IconState = { status: 'idle' };
const loads = new Map<string, IconLoad>();

/** How far the icon of an address has come. */
export function iconState(address: string): IconState {
  return loads.get(address)?.state ?? idle;
}

/**
 * Loads the icon of an address, once for all who watch it, and tells of every change.
 * @param onMissing is told once each time that it was tried and did not arrive.
 * @returns ends the watching; a failure that nobody watches any more is forgotten, so that the next one tries again.
 */
export function watchIcon(address: string, watcher: () => void, onMissing: () => void): () => void {
  const load = loads.get(address) ?? startLoad(address, onMissing);
  load.watchers.add(watcher);
  return () => {
    load.watchers.delete(watcher);
    forgetFailure(address, load);
  };
}

function forgetFailure(address: string, load: IconLoad): void {
  if (load.state.status === 'failed' && load.watchers.size === 0) loads.delete(address);
}

function startLoad(address: string, onMissing: () => void): IconLoad {
  const load: IconLoad = { state: idle, watchers: new Set() };
  loads.set(address, load);
  fetchIcon(address, load, onMissing);
  return load;
}

function fetchIcon(address: string, load: IconLoad, onMissing: () => void): void {
  const change = (state: IconState) => {
    load.state = state;
    for (const watcher of load.watchers) watcher();
  };
  const fail = () => {
    change({ status: 'failed' });
    forgetFailure(address, load);
    onMissing();
    // What failed for want of a connection is tried again with the next one, as long as somebody shows it.
    const retry = () => loads.get(address) === load && fetchIcon(address, load, onMissing);
    window.addEventListener('online', retry, { once: true });
  };
  if (!canDrawIcons()) {
    change({ status: 'unsupported' });
    return;
  }
  const picture = new Image();
  // A mask from another origin is asked for this way too: the browser fetches it once for both.
  picture.crossOrigin = 'anonymous';
  picture.onerror = fail;
  picture.onload = () => {
    change({ status: 'loaded', picture });
    decoded(picture).then(() => change({ status: 'ready', picture }), fail);
  };
  change({ status: 'loading', picture });
  picture.src = address;
}

async function decoded(picture: HTMLImageElement): Promise<void> {
  // Where a browser cannot tell, what has arrived counts as drawable.
  if ('decode' in picture) await picture.decode();
}

/** Icons are pictures that mask a color: a browser needs both. */
function canDrawIcons(): boolean {
  return typeof Image !== 'undefined' && CSS.supports('mask-image', 'url("icon.svg")');
}
