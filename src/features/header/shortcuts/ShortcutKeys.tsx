import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { type NamedShortcut, namedShortcutsAtom } from '#src/session/page-shortcuts.ts';
import { shortcutsOffAtom, shortcutsOnAtom } from '#src/session/shortcuts-setting.ts';
import { useDocumentEvent } from '#src/ui/use-document-event.ts';
import { PaletteKeys } from '../palette/PaletteKeys.tsx';
import styles from './ShortcutKeys.module.css';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { shortcutKey } from './shortcut-key.ts';
import { usePageShortcuts } from './use-page-shortcuts.ts';

/**
 * Handles shortcuts: `?` lists them, `/` focuses the page's search, `g` and a letter open a page. The rest belong to
 * the page.
 */
export function ShortcutKeys() {
  const t = useTranslate();
  const navigate = useNavigate();
  const user = useAtomValue(currentUserAtom);
  const isOn = useAtomValue(shortcutsOnAtom);
  const off = useAtomValue(shortcutsOffAtom);
  const allPages = usePageShortcuts();
  const pages = allPages.filter(({ letter }) => !off.includes(`g${letter}`));
  const allNamed = useAtomValue(namedShortcutsAtom).flat();
  // After `g`, until the next key. No time limit: some people need longer for a second key.
  const [isGoing, setGoing] = useState(false);
  const [isListed, setListed] = useState(false);

  /** Returns whether the key is a shortcut. */
  const press = (key: string | undefined): boolean => {
    if (key === undefined || off.includes(key)) return false;
    if (key === '/') return focusSearch();
    const pressedShortcut = key === '?' ? { run: () => setListed(true) } : findMeant(allNamed, key);
    pressedShortcut?.run();
    return pressedShortcut !== undefined;
  };
  useDocumentEvent('keydown', isOn, (event) => {
    // A modifier on its own is part of the key that follows.
    if (/^(Shift|AltGraph|CapsLock)$/.test(event.key)) return;
    const key = shortcutKey(event);
    setGoing(key === 'g' && !isGoing && pages.length > 0);
    const page = isGoing && pages.find(({ letter }) => letter === key);
    if (page) void navigate(page.href);
    else if (isGoing || !press(key)) return;
    // Firefox would open its own search, and the newly focused field would receive the key as well.
    event.preventDefault();
  });
  useDocumentEvent('pointerdown', isGoing, () => setGoing(false));

  return (
    <>
      <div role="status">
        {isGoing && (
          <div className={styles.hint}>
            <span>{t('header:Go to')}</span>
            {pages.map(({ letter, label }) => (
              <span key={letter} className={styles.page}>
                <kbd className={styles.key}>{letter}</kbd> {label}
              </span>
            ))}
          </div>
        )}
      </div>
      {user && <PaletteKeys />}
      <ShortcutsDialog
        open={isListed}
        onClose={() => setListed(false)}
        pages={allPages}
        named={allNamed}
      />
    </>
  );
}

function findMeant(
  namedShortcuts: readonly NamedShortcut[],
  key: string,
): NamedShortcut | undefined {
  const matchingShortcuts = namedShortcuts.filter((shortcut) => shortcut.key === key);
  return (
    matchingShortcuts.find(({ isMeant }) => isMeant?.()) ??
    matchingShortcuts.find(({ isMeant }) => !isMeant)
  );
}

/** Focuses the page's search, if it has one. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}
