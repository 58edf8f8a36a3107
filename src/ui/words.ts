import { createContext, useContext } from 'react';
import type { FieldError } from './form/field-error.ts';

/** The kit's own few words, in the page's language. Everything else that a part shows comes as a property. */
export interface Words {
  /** What the product is called on this page, in the window's title. */
  appTitle: string;
  /** In which numbers are written, as a language tag. */
  locale: string;
  /** In which dates are written. */
  dateLocale: string;
  close: string;
  copied: string;
  copyRefused: string;
  showPassword: string;
  hidePassword: string;
  capsLockOn: string;
  fieldError: (error: FieldError) => string;
  /** What only pages that come later than the login say. */
  more: MoreWords | null;
}

export interface MoreWords {
  cancel: string;
  /** Asks to type a text before an act that can not be undone. */
  typeToConfirm: (text: string) => string;
  /** Something else was typed. */
  isNot: (text: string) => string;
  /** How much of a text's greatest length is used. */
  characters: (count: number, maximum: number) => string;
  saveChanges: string;
  discardChanges: string;
  unsavedChanges: string;
  saved: string;
  nothingChanged: string;
  leaveWithoutSaving: string;
  changesWillBeLost: string;
  leavePage: string;
}

/** The kit knows no translations: the app provides the words, and provides others when the language changes. */
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
