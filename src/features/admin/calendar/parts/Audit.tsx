import { useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { createAuditNote } from '#generated/admin/fetchers.ts';
import { createAuditNoteLimits } from '#generated/admin/limits.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { typeIn } from '#src/ui/form/fill-in.ts';
import { GuardedForm } from '#src/ui/form/GuardedForm.tsx';
import { TextareaField } from '#src/ui/form/TextareaField.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { ActButton } from '../../acts/ActButton.tsx';
import { type ActHead, defineAct } from '../../acts/act.ts';
import { useActs } from '../../acts/acts-context.ts';
import { noteDraft } from '../../acts/audit-note.ts';
import { useActState } from '../../acts/use-act-state.ts';
import { useDenial } from '../../acts/use-denial.ts';
import { AuditEntries } from '../../records/AuditEntries.tsx';
import { noFilters, useAuditFilters } from '../../records/audit-filters.ts';
import type { CalendarDetails } from '../calendar-data.ts';
import styles from './Audit.module.css';

/** The calendar's audit log of staff notes and actions, with a form for a new note. */
export function Audit({ details: { calendar, audit } }: { details: CalendarDetails }) {
  const t = useTranslate();
  const [filters, change] = useAuditFilters();
  return (
    <Section
      title={t('records:Audit')}
      lead={t(
        'records:Notes and changes, the latest first. Nothing here can be changed or deleted.',
      )}
    >
      <NoteForm
        calendarId={calendar.id}
        // A filter must not hide what was just added.
        onSave={() => change({ ...noFilters, kind: filters.kind === 'note' ? 'note' : null })}
      />
      {audit.length === 0 ? (
        <EmptyState icon="list" level={3} title={t('records:Nothing noted yet')} />
      ) : (
        <AuditEntries label={t('records:Audit')} entries={audit} />
      )}
    </Section>
  );
}

function NoteForm({ calendarId, onSave }: { calendarId: number; onSave: () => void }) {
  const t = useTranslate();
  const { state } = useLocation();
  // Not again after a reload or on going back, because the note may have been saved or discarded.
  const draft = useNavigationType() === 'POP' ? '' : noteDraft(state);
  const [givenState, setGivenState] = useState({ count: 0, state });
  if (draft !== '' && givenState.state !== state)
    setGivenState({ count: givenState.count + 1, state });
  const field = useRef<HTMLTextAreaElement>(null);
  const { start } = useActs();
  const { pending, error } = useActState(noteKey);
  const head: ActHead = { operation: 'createAuditNote', label: t('records:Save note') };
  const denial = useDenial(head.operation);
  const toAct = (note: string) =>
    defineAct({
      ...head,
      key: noteKey,
      call: (options) => createAuditNote({ path: { id: calendarId }, body: { note } }, options),
      done: () => message('records:The note is saved.'),
      onDone: () => {
        if (field.current) typeIn(field.current, typedSince(note, field.current.value));
      },
      showsError: true,
    });
  return (
    <GuardedForm
      // Each draft begins in a form of its own, also if it is the same again.
      key={`${givenState.count} ${draft}`}
      inTab
      label={t('records:New note')}
      initial={{ note: draft }}
      limits={createAuditNoteLimits}
      pending={pending}
      error={error}
      onSubmit={({ note }) => {
        onSave();
        start(toAct(note));
      }}
    >
      {(bind) => (
        <div className={styles.note}>
          <TextareaField
            {...bind('note')}
            ref={field}
            label={t('records:Note for colleagues')}
            rows={3}
            readOnly={denial !== null}
            required
          />
          <ActButton act={head} type="submit" look="primary" pending={pending} />
        </div>
      )}
    </GuardedForm>
  );
}

/** Returns the text that was added to a note, or written instead of it, while it was being saved. */
function typedSince(note: string, text: string): string {
  const now = text.trimStart();
  return now.startsWith(note) ? now.slice(note.length).trimStart() : text;
}

const noteKey = 'audit note';
