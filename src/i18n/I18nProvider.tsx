import type { i18n } from 'i18next';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { ShownTextsContext, shownTexts } from './i18n.ts';

/** Lets everything below show texts, again when the language changes or texts arrive. */
export function I18nProvider({ i18n, children }: { i18n: i18n; children?: ReactNode }) {
  const [texts] = useState(() => followTexts(i18n));
  const shown = useSyncExternalStore(texts.subscribe, texts.shown, texts.shown);
  return <ShownTextsContext value={shown}>{children}</ShownTextsContext>;
}

/** Follows the texts from now on, and not only once React has subscribed: they may change before. */
function followTexts(i18n: i18n) {
  let shown = shownTexts(i18n);
  const listeners = new Set<() => void>();
  const change = () => {
    shown = shownTexts(i18n);
    for (const listener of listeners) listener();
  };
  i18n.on('languageChanged', change);
  i18n.store.on('added', change);
  return {
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
