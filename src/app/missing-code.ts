import { serverAnswers } from '#src/session/server-answers.ts';

/** Code that failed to load or to run: browsers do not tell which. */
export class MissingCodeError extends Error {
  override name = 'MissingCodeError';
  /** True if the server was reachable, in which case a new version may have replaced the code. */
  readonly serverAnswers: boolean;

  constructor(serverAnswers: boolean, cause?: unknown) {
    super('A part of the page did not arrive.', { cause });
    this.serverAnswers = serverAnswers;
  }
}

/** @throws MissingCodeError if code cannot be loaded. */
export function awaitCode<Code>(code: Promise<Code>): Promise<Code> {
  return code.catch(async (cause: unknown) => {
    throw await missingCode(cause);
  });
}

/** The error of code that is missing because of `cause`. */
export async function missingCode(cause: unknown): Promise<MissingCodeError> {
  return new MissingCodeError(await serverAnswers(), cause);
}
