import { createAuditNote } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextareaField } from '#src/ui/form/TextareaField.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import { maxNoteLength } from '../writes/audit-note.ts';
import { StaffFormDialog } from '../writes/StaffFormDialog.tsx';
import { useStaffAct } from '../writes/use-staff-act.ts';

interface NewNoteProps {
  /** The record's name. */
  name: string;
  /** The record's calendars, with labels that distinguish those of the same title. */
  calendars: readonly { value: number; label: string }[];
  /** Id of the preselected calendar, if any. */
  first: number | undefined;
}

/** Adds a note to one of a record's calendars, because only calendars have an audit log. */
export function NewNote({ name, calendars, first }: NewNoteProps) {
  const t = useTranslate();
  const act = useStaffAct({
    operation: 'createAuditNote',
    call: ({ calendar, note }: { calendar: number; note: string }, options) =>
      createAuditNote({ path: { id: calendar }, body: { note } }, options),
    done: () => message('records:The note is saved.'),
    reload: null,
  });
  return (
    <>
      <ActButton
        denial={act.denial}
        obstacle={
          first === undefined ? t('records:Notes are kept on calendars, and it has none.') : null
        }
        onClick={act.form.open}
      >
        {t('records:New note…')}
      </ActButton>
      {first !== undefined && (
        <StaffFormDialog
          form={act.form}
          title={t('records:New note on %name%', { name })}
          effect={t('records:The note is kept in the audit of the calendar and cannot be deleted.')}
          act={t('records:Save note')}
          initial={{ calendar: first, note: '' }}
          inputOf={(values) => values}
        >
          {(field) => (
            <>
              <SelectField
                {...field('calendar')}
                label={t('records:Calendar')}
                options={calendars}
              />
              <TextareaField
                {...field('note')}
                label={t('records:Note for colleagues')}
                maxLength={maxNoteLength}
                rows={3}
                required
              />
            </>
          )}
        </StaffFormDialog>
      )}
    </>
  );
}
