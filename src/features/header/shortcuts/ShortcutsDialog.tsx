import { useAtom, useAtomValue } from 'jotai';
import { Fragment } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import type { AreaShortcut, NamedShortcut } from '#src/session/page-shortcuts.ts';
import { shortcutsOffAtom, shortcutsOnAtom } from '#src/session/shortcuts-setting.ts';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import styles from './ShortcutKeys.module.css';

/** Lists all shortcuts, and switches them off, all or one by one. */
export function ShortcutsDialog({
  open,
  onClose,
  pages,
  named,
}: {
  open: boolean;
  onClose: () => void;
  pages: readonly AreaShortcut[];
  /** The current page's own keys. */
  named: readonly NamedShortcut[];
}) {
  const t = useTranslate();
  const [isOn, setOn] = useAtom(shortcutsOnAtom);
  return (
    <Dialog open={open} title={t('header:Keyboard shortcuts')} onClose={onClose}>
      <Stack>
        <UnmarkedList className={styles.list}>
          {/* Always on, because this list is where the others are switched on again. */}
          <Shortcut keys={['?']} isFixed label={t('header:Show keyboard shortcuts')} />
          <Shortcut keys={['/']} label={t('header:Search on this page')} />
          {named.map(({ key, label }) => (
            // A combination such as Ctrl+K is never pressed by mistake.
            <Shortcut key={`${key} ${label}`} keys={[key]} isFixed={key.length > 1} label={label} />
          ))}
          {pages.map(({ letter, label }) => (
            <Shortcut
              key={letter}
              keys={['g', letter]}
              label={t('header:Go to %page%', { page: label })}
            />
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

interface ShortcutProps {
  /** Pressed one after the other. */
  keys: readonly string[];
  label: string;
  /** True if it has no switch of its own. */
  isFixed?: boolean;
}

function Shortcut({ keys, label, isFixed = false }: ShortcutProps) {
  const isOn = useAtomValue(shortcutsOnAtom);
  const [off, setOff] = useAtom(shortcutsOffAtom);
  const own = keys.join('');
  const otherShortcuts = off.filter((shortcut) => shortcut !== own);
  return (
    <li className={styles.shortcut}>
      {isFixed ? (
        <span className={styles.fixed}>{label}</span>
      ) : (
        <SwitchField
          label={label}
          disabled={!isOn}
          checked={isOn && !off.includes(own)}
          onChange={(event) =>
            setOff(event.currentTarget.checked ? otherShortcuts : [...otherShortcuts, own])
          }
        />
      )}
      <span>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && ' '}
            <kbd className={styles.key}>{key}</kbd>
          </Fragment>
        ))}
      </span>
    </li>
  );
}
