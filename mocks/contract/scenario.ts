import type { Answer } from './answer.ts';

/** How long a slow answer takes, in milliseconds. */
export const slowMs = 3000;

/** Something that goes wrong on purpose, in front of the operation. */
export type Scenario =
  /** Answers outside the contract, as a proxy or a broken server would. */
  | { readonly kind: 'respond'; readonly response: () => Response }
  | { readonly kind: 'cut' }
  /** The ordinary answer, after some time. */
  | { readonly kind: 'slow'; readonly milliseconds?: number }
  /** Answers with a documented failure. */
  | { readonly kind: 'documented'; readonly code: number; readonly example?: string }
  /** Answers within the contract, in the place of the operation. */
  | { readonly kind: 'answer'; readonly answer: Answer };
