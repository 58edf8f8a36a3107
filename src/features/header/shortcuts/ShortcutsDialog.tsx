import { useAtom, useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { type Message, message, messageText } from '#src/i18n/message.ts';
import { type PageShortcut, shortcutGroups } from '#src/session/page-shortcuts.ts';
import { pressNames } from '#src/session/press-names.ts';
import { hasModifier } from '#src/session/shortcut-press.ts';
import { shortcutsOffAtom, shortcutsOnAtom, switchName } from '#src/session/shortcuts-setting.ts';
import { listedShortcutsAtom } from '#src/session/use-shortcut.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import styles from './ShortcutKeys.module.css';

const groupNames: Readonly<Record<(typeof shortcutGroups)[number], Message>> = {
  general: message('header:Everywhere'),
  page: message('header:On this page'),
  views: message('header:Views'),
  events: message('header:Events'),
  chosen: message('header:Several events'),
  account: message('header:Pages'),
  area: message('header:Admin'),
};

/** Lists all shortcuts, and switches them off, all or one by one. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslate();
  const [isOn, setOn] = useAtom(shortcutsOnAtom);
  const [isCustomizing, setCustomizing] = useState(false);
  const shortcuts = useAtomValue(listedShortcutsAtom);
  const groups = shortcutGroups
    .map((name) => ({ name, members: shortcuts.filter(({ group }) => group === name) }))
    .filter(({ members }) => members.length > 0);
  return (
    <Dialog
      open={open}
      title={t('header:Keyboard shortcuts')}
      width="columns"
      onClose={onClose}
      onClosed={() => setCustomizing(false)}
    >
      <Stack>
        {/* First, because it gets the focus, which would otherwise scroll to the end. */}
        <div>
          <Button size="dense" onClick={() => setCustomizing(!isCustomizing)}>
            {isCustomizing ? t('header:Done') : t('header:Customize')}
          </Button>
        </div>
        {isCustomizing ? (
          <SwitchField
            label={t('header:Use keyboard shortcuts')}
            hint={t('header:You can change this in your profile at any time.')}
            checked={isOn}
            onChange={(event) => setOn(event.currentTarget.checked)}
          />
        ) : (
          !isOn && <p>{t('header:Shortcuts of a single key are switched off.')}</p>
        )}
        <div className={styles.groups}>
          {groups.map(({ name, members }) => (
            <ShortcutGroup
              key={name}
              name={messageText(t, groupNames[name])}
              shortcuts={members}
              isCustomizing={isCustomizing}
            />
          ))}
        </div>
      </Stack>
    </Dialog>
  );
}

interface ShortcutGroupProps {
  name: string;
  shortcuts: readonly PageShortcut[];
  isCustomizing: boolean;
}

function ShortcutGroup({ name, shortcuts, isCustomizing }: ShortcutGroupProps) {
  const headingId = useId();
  const labels = [...new Set(shortcuts.map(({ label }) => label))];
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {name}
      </h3>
      <UnmarkedList className={styles.list}>
        {isCustomizing
          ? shortcuts.map((shortcut) => (
              <ShortcutSwitch key={`${shortcut.keys} ${shortcut.label}`} {...shortcut} />
            ))
          : // What several keys do is said once.
            labels.map((label) => (
              <ShortcutLine
                key={label}
                shortcuts={shortcuts.filter((shortcut) => shortcut.label === label)}
              />
            ))}
      </UnmarkedList>
    </section>
  );
}

function ShortcutLine({ shortcuts }: { shortcuts: readonly PageShortcut[] }) {
  const t = useTranslate();
  const off = useAtomValue(shortcutsOffAtom);
  const usableShortcuts = shortcuts.filter(({ keys }) => !off.includes(switchName(keys)));
  const [first] = shortcuts;
  return (
    <li className={styles.shortcut}>
      <span>{first && writeText(t, first)}</span>
      {usableShortcuts.length === 0 ? (
        <span className={styles.off}>{t('header:Off')}</span>
      ) : (
        <span className={styles.keys}>
          {usableShortcuts.map(({ keys }) => (
            <Keys key={keys} keys={keys} />
          ))}
        </span>
      )}
    </li>
  );
}

function ShortcutSwitch({ keys, label, run }: PageShortcut) {
  const t = useTranslate();
  const isOn = useAtomValue(shortcutsOnAtom);
  const [off, setOff] = useAtom(shortcutsOffAtom);
  const own = switchName(keys);
  const otherShortcuts = off.filter((shortcut) => shortcut !== own);
  // Combinations, and what the focused element does, are not pressed by mistake.
  const isOnWithOthers = isOn || hasModifier(keys) || run === null;
  return (
    <li className={styles.shortcut}>
      {keys === '?' ? (
        // The list is where the others are switched on again.
        <span className={styles.fixed}>{label}</span>
      ) : (
        <SwitchField
          label={writeText(t, { keys, label })}
          aria-description={pressNames(t, keys).join(' ')}
          disabled={!isOnWithOthers}
          checked={isOnWithOthers && !off.includes(own)}
          onChange={(event) =>
            setOff(event.currentTarget.checked ? otherShortcuts : [...otherShortcuts, own])
          }
        />
      )}
      <span className={styles.keys}>
        <Keys keys={keys} />
      </span>
    </li>
  );
}

function writeText(t: Translate, { keys, label }: Pick<PageShortcut, 'keys' | 'label'>): string {
  return keys.includes(' ') ? t('header:Go to %page%', { page: label }) : label;
}

function Keys({ keys }: Pick<PageShortcut, 'keys'>) {
  const t = useTranslate();
  return pressNames(t, keys).map((press, index) => (
    <span key={press}>
      {index > 0 && ' '}
      <kbd className={styles.key}>{press}</kbd>
    </span>
  ));
}
