import { useAtom, useAtomValue } from 'jotai';
import { Fragment } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import type { PageShortcut } from '#src/session/page-shortcuts.ts';
import { pressNames } from '#src/session/press-names.ts';
import { hasModifier } from '#src/session/shortcut-press.ts';
import { shortcutsOffAtom, shortcutsOnAtom, switchName } from '#src/session/shortcuts-setting.ts';
import { listedShortcutsAtom } from '#src/session/use-shortcut.ts';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import styles from './ShortcutKeys.module.css';

/** Lists all shortcuts, and switches them off, all or one by one. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslate();
  const [isOn, setOn] = useAtom(shortcutsOnAtom);
  const shortcuts = useAtomValue(listedShortcutsAtom);
  return (
    <Dialog open={open} title={t('header:Keyboard shortcuts')} onClose={onClose}>
      <Stack>
        <UnmarkedList className={styles.list}>
          {shortcuts.map((shortcut) => (
            <ShortcutItem key={`${shortcut.keys} ${shortcut.label}`} {...shortcut} />
          ))}
        </UnmarkedList>
        <SwitchField
          label={t('header:Use keyboard shortcuts')}
          hint={t('header:You can change this in your profile at any time.')}
          checked={isOn}
          onChange={(event) => setOn(event.currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  );
}

function ShortcutItem({ keys, label, run }: PageShortcut) {
  const t = useTranslate();
  const isOn = useAtomValue(shortcutsOnAtom);
  const [off, setOff] = useAtom(shortcutsOffAtom);
  const own = switchName(keys);
  const otherShortcuts = off.filter((shortcut) => shortcut !== own);
  const presses = pressNames(t, keys);
  const text = presses.length > 1 ? t('header:Go to %page%', { page: label }) : label;
  // The list is where the others are switched on again, and a combination such as Ctrl+K is never pressed by mistake.
  const isFixed = keys === '?' || hasModifier(keys) || run === null;
  return (
    <li className={styles.shortcut}>
      {isFixed ? (
        <span className={styles.fixed}>{text}</span>
      ) : (
        <SwitchField
          label={text}
          disabled={!isOn}
          checked={isOn && !off.includes(own)}
          onChange={(event) =>
            setOff(event.currentTarget.checked ? otherShortcuts : [...otherShortcuts, own])
          }
        />
      )}
      <span>
        {presses.map((press, index) => (
          <Fragment key={press}>
            {index > 0 && ' '}
            <kbd className={styles.key}>{press}</kbd>
          </Fragment>
        ))}
      </span>
    </li>
  );
}
