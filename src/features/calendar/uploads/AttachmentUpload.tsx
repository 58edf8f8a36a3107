import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { NumberField } from '#src/ui/form/NumberField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import { UploadDialog } from '#src/uploads/dialog/UploadDialog.tsx';
import { attachmentPolicy } from '#src/uploads/policy-sources.ts';
import type { CalendarUpload } from './calendar-upload.ts';

/** Uploads attachments of an event. Events have no pages yet, so this asks for the event's number. */
export function AttachmentUpload({ address, title, limits, onClose }: CalendarUpload) {
  const t = useTranslate();
  const [eventId, setEventId] = useState<number | null>(null);
  if (eventId === null) return <EventQuestion onAnswer={setEventId} onClose={onClose} />;
  return (
    <UploadDialog
      title={t('calendar:Attach files')}
      intro={t('calendar:%calendar%, event %number%', { calendar: title, number: String(eventId) })}
      place={attachmentPolicy(address, String(eventId))}
      limits={limits}
      onClose={onClose}
    />
  );
}

interface EventQuestionProps {
  onAnswer: (eventId: number | null) => void;
  onClose: () => void;
}

function EventQuestion({ onAnswer, onClose }: EventQuestionProps) {
  const t = useTranslate();
  const initial: { event: number | null } = { event: null };
  return (
    <Dialog open title={t('calendar:Attach files')} onClose={onClose}>
      <Form
        initial={initial}
        limits={{}}
        pending={false}
        error={null}
        onSubmit={({ event }) => onAnswer(event)}
      >
        {(field) => (
          <>
            <NumberField {...field('event')} label={t('calendar:Event number')} min={1} required />
            <DialogActions>
              <Button onClick={onClose}>{t('common:Cancel')}</Button>
              <Button look="primary" type="submit">
                {t('calendar:Continue')}
              </Button>
            </DialogActions>
          </>
        )}
      </Form>
    </Dialog>
  );
}
