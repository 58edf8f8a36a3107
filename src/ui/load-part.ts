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

let tellPerson: () => void = () => {};

/** Sets what tells whoever waits for a part that it did not arrive. */
export function onMissingPart(tell: () => void): void {
  tellPerson = tell;
}

/**
 * Loads a part of the program that is wanted now, over a page that stays. One that does not arrive is told of, and nothing
 * is given. To ask again helps in some browsers, and where the part is still there; else the page has to be reloaded.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch {
    tellPerson();
    return undefined;
  }
}
