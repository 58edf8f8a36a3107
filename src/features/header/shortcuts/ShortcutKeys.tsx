import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { Shortcut } from '#src/session/Shortcut.tsx';
import { shortcutsOffAtom, switchName } from '#src/session/shortcuts-setting.ts';
import { firstKeyAtom, listedShortcutsAtom, useShortcut } from '#src/session/use-shortcut.ts';
import { accountPages } from '../menu/account-items.ts';
import { PaletteKeys } from '../palette/PaletteKeys.tsx';
import styles from './ShortcutKeys.module.css';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

/** The same in every language, so that muscle memory survives a language change. */
const letters = {
  dashboard: 'd',
  profile: 'p',
  devices: 'c',
  admin: 'a',
  notifications: 'n',
  debug: 'b',
} as const;

/** The shortcuts of all pages: `?` lists them, `/` focuses the page's search, `g` and a letter open a page. */
export function ShortcutKeys() {
  const t = useTranslate();
  const navigate = useNavigate();
  const user = useAtomValue(currentUserAtom);
  return (
    <>
      <KeyHint />
      <GeneralKeys />
      {user && <PaletteKeys />}
      {user &&
        accountPages(t, user).map(({ key, label, href }) => (
          <Shortcut
            key={key}
            keys={`g ${letters[key]}`}
            label={label}
            run={() => void navigate(href)}
            group="account"
          />
        ))}
    </>
  );
}

/** Shows the pages that a second key opens. */
function KeyHint() {
  const t = useTranslate();
  const firstKey = useAtomValue(firstKeyAtom);
  const off = useAtomValue(shortcutsOffAtom);
  const pages = useAtomValue(listedShortcutsAtom).filter(
    ({ keys }) => keys.startsWith(firstKey) && !off.includes(switchName(keys)),
  );
  return (
    <div role="status">
      {firstKey !== '' && (
        <div className={styles.hint}>
          <span>{t('header:Go to')}</span>
          {pages.map(({ keys, label }) => (
            <span key={keys} className={styles.page}>
              <kbd className={styles.key}>{keys.slice(firstKey.length)}</kbd> {label}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

function GeneralKeys() {
  const t = useTranslate();
  const [isListed, setListed] = useState(false);
  const list = () => setListed(true);
  useShortcut('?', t('header:Show keyboard shortcuts'), list, { group: 'general' });
  useShortcut('/', t('header:Search on this page'), focusSearch, {
    group: 'general',
    isMeant: () => findSearch() !== null,
  });
  return <ShortcutsDialog open={isListed} onClose={() => setListed(false)} />;
}

function findSearch(): HTMLInputElement | null {
  return document.querySelector('main input[type="search"]');
}

function focusSearch(): void {
  const field = findSearch();
  field?.focus();
  field?.select();
}
