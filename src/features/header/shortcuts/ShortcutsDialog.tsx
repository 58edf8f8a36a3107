import { useAtom } from 'jotai';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import type { NamedShortcut } from '#src/session/page-shortcuts.ts';
import { shortcutsOnAtom } from '#src/session/shortcuts-setting.ts';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import styles from './ShortcutKeys.module.css';
import type { PageShortcut } from './use-page-shortcuts.ts';

/** Lists all shortcuts, and switches them off. */
export function ShortcutsDialog({
  open,
  onClose,
  pages,
  named,
}: {
  open: boolean;
  onClose: () => void;
  pages: readonly PageShortcut[];
  /** The current page's own keys. */
  named: readonly NamedShortcut[];
}) {
  const t = useTranslate();
  const [isOn, setOn] = useAtom(shortcutsOnAtom);
  return (
    <Dialog open={open} title={t('header:Keyboard shortcuts')} onClose={onClose}>
      <div className={styles.body}>
        <dl className={styles.list}>
          <Shortcut keys={['?']}>{t('header:Show keyboard shortcuts')}</Shortcut>
          <Shortcut keys={['/']}>{t('header:Search on this page')}</Shortcut>
          {named.map(({ key, label }) => (
            <Shortcut key={key} keys={[key]}>
              {label}
            </Shortcut>
          ))}
          {pages.map(({ letter, label }) => (
            <Shortcut key={letter} keys={['g', letter]}>
              {t('header:Go to %page%', { page: label })}
            </Shortcut>
          ))}
        </dl>
        <SwitchField
          label={t('header:Use keyboard shortcuts')}
          hint={t('header:You can change this in your profile at any time.')}
          checked={isOn}
          onChange={(event) => setOn(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}

function Shortcut({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <dt>{children}</dt>
      <dd>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && ' '}
            <kbd className={styles.key}>{key}</kbd>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
