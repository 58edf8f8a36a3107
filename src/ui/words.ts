import { createContext, useContext } from 'react';

/** The kit's own few words, in the page's language. Everything else that a part shows comes as a property. */
export interface Words {
  /** What the product is called on this page, in the window's title. */
  appTitle: string;
  close: string;
  cancel: string;
  /** Asks to type a text before an act that can not be undone. */
  typeToConfirm: (text: string) => string;
  copied: string;
  copyRefused: string;
  showPassword: string;
  hidePassword: string;
  capsLockOn: string;
}

/** The kit knows no translations: the app provides the words, and provides others when the language changes. */
export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('A part of the kit was rendered without its words.');
  return words;
}
