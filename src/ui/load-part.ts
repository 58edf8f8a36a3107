/** A part of the program that a page is made of did not arrive. */
export class MissingCodeError extends Error {
  override name = 'MissingCodeError';
  /** Whether the server was there all the same: it may have been given a new version since, which has other parts. */
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

/** Sets what tells whoever waits for a part that it did not arrive; it gives what takes that back. */
export function onMissingPart(tell: () => TakeBack): void {
  tellPerson = tell;
}

/**
 * Loads a part of the program that is wanted now, over a page that stays. One that does not arrive is told of until the
 * next one does, and nothing is given. To ask again helps in some browsers, and where the part is still there; else the page has to be reloaded.
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
