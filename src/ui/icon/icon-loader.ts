/** The state of an icon. Keeps the picture, so that the browser keeps it too. */
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

/** The state of the icon at an address. */
export function iconState(address: string): IconState {
  return loads.get(address)?.state ?? idle;
}

/**
 * Loads an icon once for all its watchers and notifies them of changes.
 * @param onMissing is called each time loading fails.
 * @returns a function that stops watching. A failure without watchers is forgotten, so that the next watcher retries.
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
    // Retries when the connection returns, if the icon is still shown.
    const retry = () => loads.get(address) === load && fetchIcon(address, load, onMissing);
    window.addEventListener('online', retry, { once: true });
  };
  if (!canDrawIcons()) {
    change({ status: 'unsupported' });
    return;
  }
  const picture = new Image();
  // Masks from another origin use CORS too, so the browser fetches the file only once.
  picture.crossOrigin = 'anonymous';
  picture.onerror = fail;
  picture.onload = () => {
    change({ status: 'loaded', picture });
    waitUntilDecoded(picture).then(() => change({ status: 'ready', picture }), fail);
  };
  change({ status: 'loading', picture });
  picture.src = address;
}

async function waitUntilDecoded(picture: HTMLImageElement): Promise<void> {
  // In browsers without this check, a loaded icon counts as drawable.
  if ('decode' in picture) await picture.decode();
}

/** Icons are masks on a color, so the browser needs both. */
function canDrawIcons(): boolean {
  return typeof Image !== 'undefined' && CSS.supports('mask-image', 'url("icon.svg")');
}
