import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { updateSignup } from '#generated/calendar/fetchers.ts';
import { updateSignupLimits } from '#generated/calendar/limits.ts';
import type { components } from '#generated/calendar/types.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { DraftForm, type DraftHandle } from '#src/ui/form/DraftForm.tsx';
import styles from './Entry.module.css';
import { type EventPlace, eventPath, keepsDrafts } from './event-place.ts';
import { PersonFields } from './PersonFields.tsx';
import { useEntryEdit } from './use-entry-edit.ts';
import { listAllSignups, type Signup } from './use-signups.ts';

type SignupChanges = components['schemas']['SignupChanges'];

interface SignupItemProps {
  place: EventPlace;
  signup: Signup;
  /** Whether the visitor may change and cancel it now. */
  mayChange: boolean;
  onChange: (changed: Signup) => void;
  /** Called with the button, which disappears. */
  onCancel: (button: HTMLElement) => void;
}

/** A sign-up, which those who did it can edit in its place. */
export function SignupItem({ place, signup, mayChange, onChange, onCancel }: SignupItemProps) {
  const t = useTranslate();
  const [isEditing, setEditing] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const { name, email, created_at } = signup;
  const path = { ...eventPath(place), signupId: signup.id };
  const edit = useEntryEdit(
    {
      change: (body: SignupChanges, options) => updateSignup({ path, body }, options),
      id: signup.id,
      list: (options) => listAllSignups(place, options),
      isSaved: (one, { name: wanted = one.name, email: address = one.email }) =>
        one.name === wanted && (one.email ?? '') === (address ?? ''),
      before: { name, email: email ?? null },
      changed: (changed: Signup) =>
        message('calendar:The sign-up of %name% has been changed.', { name: changed.name }),
    },
    onChange,
  );
  const [saving] = edit.running;
  const show = (editing: boolean) => {
    flushSync(() => setEditing(editing));
    item.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  return (
    <li ref={item} className={styles.entry} aria-busy={edit.pending}>
      {!isEditing && (
        <div className={styles.head}>
          <span>
            <RelativeTime
              at={created_at}
              text={(time) =>
                t('calendar:%author%, %time%', { author: saving?.body.name ?? name, time })
              }
            />
          </span>
          {mayChange && (
            <span className={styles.actions}>
              <Button
                size="dense"
                look="link"
                aria-label={t('calendar:Edit the sign-up of %name%', { name })}
                onClick={() => show(true)}
              >
                {t('calendar:Edit')}
              </Button>
              <Button
                size="dense"
                look="link"
                aria-label={`${t('calendar:Cancel sign-up')}: ${name}`}
                onClick={({ currentTarget }) => onCancel(currentTarget)}
              >
                {t('calendar:Cancel sign-up')}
              </Button>
            </span>
          )}
        </div>
      )}
      {isEditing ? (
        <EditForm {...{ place, signup, edit, mayChange }} onDone={() => show(false)} />
      ) : (
        email !== undefined && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      )}
    </li>
  );
}

interface EditFormProps extends Pick<SignupItemProps, 'place' | 'signup' | 'mayChange'> {
  edit: ReturnType<typeof useEntryEdit<Signup, SignupChanges>>;
  onDone: () => void;
}

/** What is typed stays when the time to change it is over. */
function EditForm({ place, signup, mayChange, edit, onDone }: EditFormProps) {
  const t = useTranslate();
  const leave = (form: DraftHandle) => {
    form.clear();
    if (form.isOpen()) onDone();
  };
  return (
    <DraftForm
      draft={`signup ${place.event.id} ${signup.id}`}
      keepsDraft={keepsDrafts(place.calendar)}
      initial={{ name: signup.name, email: signup.email ?? '' }}
      limits={updateSignupLimits}
      pending={edit.pending}
      error={edit.error}
      onSubmit={({ name, email }, form) =>
        edit.run({
          body: { name, email: email === '' ? null : email },
          form: { ...form, clear: () => leave(form) },
        })
      }
    >
      {(field, form) => (
        <>
          <PersonFields field={field} />
          <div className={styles.actions}>
            <Button
              size="dense"
              look="primary"
              type="submit"
              pending={edit.pending || !mayChange}
              busy={edit.pending}
            >
              {t('calendar:Save')}
            </Button>
            <Button size="dense" onClick={() => leave(form)}>
              {t('common:Cancel')}
            </Button>
          </div>
          <p className={styles.note} role="status">
            {!mayChange && t('calendar:It is too late to change this sign-up.')}
          </p>
        </>
      )}
    </DraftForm>
  );
}
