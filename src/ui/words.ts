import { createContext, useContext } from 'react';
import type { FieldError } from './form/field-error.ts';

/** The kit's own words, in the page's language. Components receive all other texts as properties. */
export interface Words {
  /** The product's name in the window's title. */
  appTitle: string;
  /** The prefix of the window's title while the product is viewed as another user. */
  titleMark: string;
  /** The language tag for numbers. */
  locale: string;
  /** The language tag for dates. */
  dateLocale: string;
  close: string;
  copied: string;
  copyRefused: string;
  showPassword: string;
  hidePassword: string;
  capsLockOn: string;
  fieldError: (error: FieldError) => string;
  /** Words that the login does not need. */
  more: MoreWords | null;
}

export interface MoreWords {
  cancel: string;
  /** Asks users to type a text before an action that cannot be undone. */
  typeToConfirm: (text: string) => string;
  /** Describes the button of such an action, which becomes available a moment after the question. */
  availableSoon: string;
  /** The typed text differs. */
  isNot: (text: string) => string;
  /** How much of a text's maximum length is used. */
  characters: (count: number, maximum: number) => string;
  /** The name of the button that sorts a table by a column. */
  sortBy: (column: string) => string;
  /** The name of the button that copies a cell of a column. */
  copyCell: (column: string) => string;
  saveChanges: string;
  discardChanges: string;
  unsavedChanges: string;
  saved: string;
  nothingChanged: string;
  leaveWithoutSaving: string;
  changesWillBeLost: string;
  leavePage: string;
}

/** The kit has no translations: the app provides the words, and replaces them when the language changes. */
export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('A part of the kit was rendered without its words.');
  return words;
}

export function useMoreWords(): MoreWords {
  const { more } = useWords();
  if (!more) throw new Error('A part of the kit was rendered on a page that brings few words.');
  return more;
}
