import type { i18n as I18n } from 'i18next';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { ShownTextsContext, shownTexts } from './i18n.ts';

/** Provides texts to everything below it, and rerenders it when the language changes or texts load. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children?: ReactNode }) {
  const [texts] = useState(() => followTexts(i18n));
  const currentTexts = useSyncExternalStore(texts.subscribe, texts.getSnapshot, texts.getSnapshot);
  return <ShownTextsContext value={currentTexts}>{children}</ShownTextsContext>;
}

/** Subscribes immediately rather than when React does, because the texts may change before then. */
function followTexts(i18n: I18n) {
  let snapshot = shownTexts(i18n);
  const listeners = new Set<() => void>();
  const change = () => {
    snapshot = shownTexts(i18n);
    for (const listener of listeners) listener();
  };
  i18n.on('languageChanged', change);
  i18n.store.on('added', change);
  return {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
