/** A chunk of the page's code did not load. */
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

// Not in the store, which the kit does not know.
let tellPerson: () => TakeBack = () => () => {};
let takeBack: TakeBack | undefined;

/** Sets the function that tells users of a missing chunk. It returns a function that takes the message back. */
export function onMissingPart(tell: () => TakeBack): void {
  tellPerson = tell;
}

/**
 * Loads a chunk for a page that stays. If it does not arrive, tells the user until the next one does, and resolves to
 * undefined. Retrying helps in some browsers; otherwise the page must be reloaded.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    const part = await load();
    takeBack?.();
    return part;
  } catch {
    takeBack = tellPerson();
    return undefined;
  }
}
