/** A chunk of the page's code failed to load. */
export class MissingCodeError extends Error {
  override name = 'MissingCodeError';
  /** Whether the server was reachable, in which case a new version may have replaced the chunk. */
  readonly serverAnswers: boolean;

  constructor(serverAnswers: boolean, cause?: unknown) {
    super('A part of the page did not arrive.', { cause });
    this.serverAnswers = serverAnswers;
  }
}

type TakeBack = () => void;

// Not in the store, because the kit does not depend on it.
let tellPerson: (cause: unknown) => TakeBack = () => () => {};
let takeBack: TakeBack | undefined;

/**
 * Sets the function that tells users about a missing chunk, which may also be one that failed to run. It returns a
 * function that removes the message.
 */
export function onMissingPart(tell: (cause: unknown) => TakeBack): void {
  tellPerson = tell;
}

/**
 * Loads a chunk for a page that stays open. If that fails, shows a message until the next one loads, and resolves to
 * undefined. Retrying helps in some browsers; in others the page must be reloaded.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    const part = await load();
    takeBack?.();
    return part;
  } catch (cause) {
    takeBack = tellPerson(cause);
    return undefined;
  }
}

/** Loads a chunk that will probably be needed soon. */
export function preloadPart(load: () => Promise<unknown>): void {
  load().catch(() => {
    // `loadPart` tries again when it is needed, and tells the user.
  });
}
