import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmButton } from '#src/ui/button/ConfirmButton.tsx';
import { Table } from '#src/ui/data/Table.tsx';
import styles from './DebugPage.module.css';
import { clearStorage, removeEntry, type StorageEntry, storageEntries } from './storage-entries.ts';
import { useBrowserState } from './use-browser-state.ts';

/** Lists and removes everything that the browser stores for this site. */
export function StorageSection({ title }: { title: string }) {
  const t = useTranslate();
  const entries = useBrowserState(storageEntries) ?? [];
  // An object, so that repeating an outcome re-renders the list as well.
  const [outcome, setOutcome] = useState({ text: '' });
  const outcomeText = useRef<HTMLParagraphElement>(null);
  // The pressed button disappears with its entry, so the focus moves to the message.
  const tell = (text: string) => {
    flushSync(() => setOutcome({ text }));
    outcomeText.current?.focus();
  };
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.hint}>
          {t('debug:Other open tabs take a removed user-state for a logout.')}
        </p>
        {entries.length > 0 && (
          <ConfirmButton
            label={t('debug:Clear all')}
            confirmLabel={t('debug:Clear all %count% entries', { count: entries.length })}
            onConfirm={() => {
              clearStorage();
              tell(t('debug:The storage was cleared.'));
            }}
          />
        )}
      </div>
      <p ref={outcomeText} role="status" tabIndex={-1} className={styles.outcome}>
        {outcome.text || (entries.length === 0 && t('debug:Nothing is stored.'))}
      </p>
      {entries.length > 0 && (
        <EntryTable
          label={title}
          entries={entries}
          onRemove={(entry) => {
            removeEntry(entry);
            tell(t('debug:“%key%” was removed.', { key: entry.key }));
          }}
        />
      )}
    </>
  );
}

function EntryTable({
  label,
  entries,
  onRemove,
}: {
  label: string;
  entries: readonly StorageEntry[];
  onRemove: (entry: StorageEntry) => void;
}) {
  const t = useTranslate();
  const { language } = useShownTexts();
  const bytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'byte',
    unitDisplay: 'long',
  });
  return (
    <Table
      label={label}
      rows={entries}
      rowKey={({ area, key }) => `${area} ${key}`}
      columns={[
        { key: 'key', label: t('debug:Key'), mono: true, cell: (entry) => entry.key },
        {
          key: 'area',
          label: t('debug:Where'),
          kind: 'short',
          cell: ({ area }) =>
            area === 'local' ? t('debug:Local storage') : t('debug:Session storage'),
        },
        {
          key: 'size',
          label: t('debug:Size'),
          kind: 'number',
          cell: (entry) => bytes.format(entry.bytes),
        },
        {
          key: 'value',
          label: t('debug:Value'),
          share: 2,
          mono: true,
          cell: ({ value }) => value,
        },
        {
          key: 'remove',
          label: t('debug:Remove'),
          kind: 'actions',
          cell: (entry) => (
            <Button
              size="dense"
              aria-label={t('debug:Remove %key%', { key: entry.key })}
              onClick={() => onRemove(entry)}
            >
              {t('debug:Remove')}
            </Button>
          ),
        },
      ]}
    />
  );
}
