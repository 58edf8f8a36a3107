import { createAuditNote } from '#generated/admin/fetchers.ts';
import { createAuditNoteLimits } from '#generated/admin/limits.ts';
import { message } from '#src/i18n/message.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextareaField } from '#src/ui/form/TextareaField.tsx';
import { type Act, type ActContext, defineAct } from '../acts/act.ts';
import type { NoteSubject } from '../acts/audit-note.ts';

interface NotedRecord {
  name: string;
  /** The record's calendars, with labels that distinguish those of the same title. */
  calendars: readonly { value: number; label: string }[];
  /** Id of the preselected calendar, if any. */
  first: number | undefined;
  about: NoteSubject;
}

/** Adds a note about a record, also to the audit log of one of its calendars. */
export function noteAct({ t }: ActContext, { name, calendars, first, about }: NotedRecord): Act {
  return defineAct({
    key: 'note',
    operation: 'createAuditNote',
    label: t('records:New note…'),
    obstacle:
      first === undefined ? t('records:Notes are kept on calendars, and it has none.') : null,
    form: {
      title: t('records:New note on %name%', { name }),
      effect: t('records:The note is kept in the audit of the calendar and cannot be deleted.'),
      act: t('records:Save note'),
      initial: { calendar: first ?? 0, note: '' },
      limits: createAuditNoteLimits,
      fields: (field) => (
        <>
          <SelectField {...field('calendar')} label={t('records:Calendar')} options={calendars} />
          <TextareaField
            {...field('note')}
            label={t('records:Note for colleagues')}
            rows={3}
            required
          />
        </>
      ),
    },
    call: (options, { calendar, note }) =>
      createAuditNote({ path: { id: calendar }, body: { note, about } }, options),
    done: () => message('records:The note is saved.'),
  });
}
