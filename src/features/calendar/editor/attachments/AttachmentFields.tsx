import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { CalendarEvent } from '#src/calendar/model/event.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { controlRef } from '#src/ui/form/controls.ts';
import { typeIn } from '#src/ui/form/fill-in.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { calendarLimits, type License } from '#src/uploads/limits.ts';
import { attachmentPolicy } from '#src/uploads/policy-sources.ts';
import { toAttachment } from '#src/uploads/to-attachment.ts';
import type { UploadedFile } from '#src/uploads/uploaded-file.ts';
import { uploadAddress } from '../../uploads/upload-address.ts';
import fieldStyles from '../EventFields.module.css';
import { AttachedFiles } from './AttachedFiles.tsx';
import styles from './AttachmentFields.module.css';
import { type AttachmentValues, attachmentCodec, mostAdded } from './attachment-values.ts';

const UploadDialog = lazyPart(() => import('#src/uploads/dialog/UploadDialog.tsx'), 'UploadDialog');

interface AttachmentFieldsProps {
  name: 'files';
  initial: AttachmentValues;
  /** The event that is edited; null for a new one. */
  event: CalendarEvent | null;
  /** The calendar's own license. */
  license: License | null;
}

/** The files of an event. Uploads begin at once; they are attached when the event is saved. */
export function AttachmentFields({ name, initial, event, license }: AttachmentFieldsProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState(initial);
  const change = (next: AttachmentValues) =>
    input.current && typeIn(input.current, attachmentCodec.write(next));
  const { added, removed } = values;
  return (
    <fieldset className={fieldStyles.group}>
      <legend className={fieldStyles.legend}>{t('calendar:Attachments')}</legend>
      {/* Holds the files for the form and its draft, which read controls. */}
      <input
        ref={controlRef(attachmentCodec, input)}
        name={name}
        hidden
        defaultValue={attachmentCodec.write(initial)}
        onChange={({ currentTarget }) => setValues(attachmentCodec.read(currentTarget.value))}
      />
      <div className={styles.content}>
        <AttachedFiles
          attached={event?.attachments ?? []}
          {...values}
          onTakeOut={(handle) =>
            change({ ...values, added: added.filter((file) => file.handle !== handle) })
          }
          onRemove={(id) => change({ ...values, removed: [...removed, id] })}
          onKeep={(id) =>
            change({ ...values, removed: removed.filter((removedId) => removedId !== id) })
          }
        />
        <AddFiles
          eventId={event?.id ?? 'new'}
          license={license}
          room={mostAdded - added.length}
          onAdd={(files) =>
            change({ ...values, added: [...added, ...files.map(toAttachment)].slice(0, mostAdded) })
          }
        />
      </div>
    </fieldset>
  );
}

interface AddFilesProps {
  eventId: string;
  license: License | null;
  /** The number of files that this change can still add. */
  room: number;
  onAdd: (files: readonly UploadedFile[]) => void;
}

/** The button that opens the upload, or why there is none. */
function AddFiles({ eventId, license, room, onAdd }: AddFilesProps) {
  const t = useTranslate();
  const settings = useAtomValue(settingsAtom);
  const isVisitor = useAtomValue(currentUserAtom) === null;
  const address = uploadAddress(settings, useParams());
  // It stays in the address until the editor closes, because a form with unsaved changes asks before it changes.
  const [query] = useSearchParams();
  const [choice, setOpen] = useState<boolean | null>(null);
  const isOpen = choice ?? query.get('upload') === 'attachments';
  // The hosting page may name the license of the page's calendar, or leave it to the calendar's configuration.
  const limits = calendarLimits(settings.license ?? license);
  if (!settings.upload || !address) return null;
  if (isVisitor) return <Note text={t('calendar:Log in to attach files.')} />;
  if (limits.maxSize === 0) {
    return <Note text={t("uploads:The calendar's plan does not include files.")} />;
  }
  if (room <= 0) {
    return (
      <Note
        text={t('calendar:%count% files can be added at a time. Save to add more.', {
          count: mostAdded,
        })}
      />
    );
  }
  const close = () => setOpen(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('calendar:Attach files…')}</Button>
      {isOpen && (
        <UploadDialog
          title={t('calendar:Attach files')}
          intro={t('calendar:They are attached when you save the event.')}
          place={attachmentPolicy(address, eventId)}
          limits={{ ...limits, maxFiles: room }}
          onUploaded={onAdd}
          onClose={close}
          onMissing={close}
        />
      )}
    </div>
  );
}

function Note({ text }: { text: string }) {
  return <p className={fieldStyles.note}>{text}</p>;
}
