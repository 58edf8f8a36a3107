import type { Answer } from './answer.ts';

/** The delay of a slow answer, in milliseconds. */
export const slowMs = 3000;

/** A deliberate failure before the operation runs. */
export type Scenario =
  /** Answers outside the contract, like a proxy or a broken server would. */
  | { readonly kind: 'respond'; readonly response: () => Response }
  | { readonly kind: 'cut' }
  /** The normal answer after a delay. */
  | { readonly kind: 'slow'; readonly milliseconds?: number }
  /** Answers with a documented error. */
  | { readonly kind: 'documented'; readonly code: number; readonly example: string | undefined }
  /** Answers that follow the contract, but not the operation's own. */
  | { readonly kind: 'answer'; readonly answer: Answer };
