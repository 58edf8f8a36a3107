import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { useFocusPlace } from '#src/ui/overlay/use-focus-place.ts';
import { useTransferTexts } from '#src/uploads/dialog/use-transfer-texts.ts';
import { shownFileName } from '#src/util/file-names.ts';
import styles from './AttachmentFields.module.css';
import type { AttachmentValues } from './attachment-values.ts';

interface AttachedFilesProps extends AttachmentValues {
  /** Those that the event has already. */
  attached: NonNullable<CalendarEvent['attachments']>;
  /** Takes out a file that is not attached yet. @param handle is that of the upload provider. */
  onTakeOut: (handle: string) => void;
  onRemove: (id: number) => void;
  onKeep: (id: number) => void;
}

/** The files that an event will have, and those that it will lose. */
export function AttachedFiles(props: AttachedFilesProps) {
  const { attached, added, removed, onTakeOut, onRemove, onKeep } = props;
  const t = useTranslate();
  const area = useRef<HTMLDivElement>(null);
  const focusPlace = useFocusPlace(area);
  if (attached.length + added.length === 0) return null;
  return (
    <div ref={area} tabIndex={-1} className={styles.area}>
      <UnmarkedList className={styles.files} aria-label={t('calendar:Attachments')}>
        {attached.map(({ id, name: whole, size }) => {
          const name = shownFileName(whole);
          const isRemoved = removed.includes(id);
          return (
            <FileRow
              key={id}
              name={name}
              size={size}
              note={isRemoved ? t('calendar:Removed when you save') : null}
              action={isRemoved ? t('calendar:Keep') : t('calendar:Remove')}
              actionName={
                isRemoved
                  ? t('calendar:Keep %name%', { name })
                  : t('calendar:Remove %name%', { name })
              }
              onAct={() => (isRemoved ? onKeep(id) : onRemove(id))}
            />
          );
        })}
        {added.map(({ handle, name, size }) => (
          <FileRow
            key={handle}
            name={shownFileName(name)}
            size={size}
            note={t('calendar:Attached when you save')}
            action={t('calendar:Remove')}
            actionName={t('calendar:Remove %name%', { name: shownFileName(name) })}
            onAct={(button) => {
              focusPlace.remember(button);
              // The row disappears with its button.
              flushSync(() => onTakeOut(handle));
              focusPlace.find()?.focus();
            }}
          />
        ))}
      </UnmarkedList>
    </div>
  );
}

interface FileRowProps {
  name: string;
  size: number;
  /** A note about the effect of saving on the file. */
  note: string | null;
  action: string;
  actionName: string;
  onAct: (button: HTMLElement) => void;
}

function FileRow({ name, size, note, action, actionName, onAct }: FileRowProps) {
  const texts = useTransferTexts();
  return (
    <li className={styles.file}>
      <span className={styles.icon}>
        <Icon name="file" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.fact}>{[texts.size(size), note].filter(Boolean).join(' · ')}</span>
      </span>
      <Button
        size="dense"
        look="link"
        aria-label={actionName}
        onClick={({ currentTarget }) => onAct(currentTarget)}
      >
        {action}
      </Button>
    </li>
  );
}
