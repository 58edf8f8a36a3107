import { updateSignup } from '#generated/calendar/fetchers.ts';
import { updateSignupLimits } from '#generated/calendar/limits.ts';
import type { components } from '#generated/calendar/types.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { keepsDrafts } from '../address/keeps-drafts.ts';
import styles from './Entry.module.css';
import { EntryForm } from './EntryForm.tsx';
import { type EventPlace, eventPath } from './event-place.ts';
import { PersonFields } from './PersonFields.tsx';
import { useEntryEdit } from './use-entry-edit.ts';
import { listAllSignups, type Signup } from './use-signups.ts';

type SignupChanges = components['schemas']['SignupChanges'];

interface SignupItemProps {
  place: EventPlace;
  signup: Signup;
  /** True if the visitor may change and cancel it now. */
  mayChange: boolean;
  onChange: (changedSignup: Signup) => void;
  /** Called with the button, which disappears. */
  onCancel: (button: HTMLElement) => void;
}

/** A sign-up, which those who did it can edit in its place. */
export function SignupItem({ place, signup, mayChange, onChange, onCancel }: SignupItemProps) {
  const t = useTranslate();
  const { name, email, created_at } = signup;
  const path = { ...eventPath(place), signupId: signup.id };
  const { item, isEditing, edit, saving, ...form } = useEntryEdit(
    {
      change: (body: SignupChanges, options) => updateSignup({ path, body }, options),
      id: signup.id,
      list: (options) => listAllSignups(place, options),
      isSaved: (
        savedSignup,
        { name: wantedName = savedSignup.name, email: address = savedSignup.email },
      ) => savedSignup.name === wantedName && (savedSignup.email ?? '') === (address ?? ''),
      before: { name, email: email ?? null },
      changed: (changedSignup: Signup) =>
        message('calendar:The sign-up of %name% has been changed.', { name: changedSignup.name }),
    },
    onChange,
  );
  return (
    <li ref={item} className={styles.entry} aria-busy={form.pending}>
      {!isEditing && (
        <div className={styles.head}>
          <span>
            <RelativeTime
              at={created_at}
              text={(time) =>
                t('calendar:%author%, %time%', { author: saving?.name ?? name, time })
              }
            />
          </span>
          {mayChange && (
            <span className={styles.actions}>
              <Button
                size="dense"
                look="link"
                aria-label={t('calendar:Edit the sign-up of %name%', { name })}
                onClick={edit}
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
        <EntryForm
          draft={`signup ${place.event.id} ${signup.id}`}
          keepsDraft={keepsDrafts(place.calendar)}
          initial={{ name, email: email ?? '' }}
          limits={updateSignupLimits}
          closed={mayChange ? '' : t('calendar:It is too late to change this sign-up.')}
          pending={form.pending}
          error={form.error}
          onSubmit={(values, handle) =>
            form.save({ name: values.name, email: values.email || null }, handle)
          }
          onCancel={form.leave}
        >
          {(field) => <PersonFields field={field} />}
        </EntryForm>
      ) : (
        email !== undefined && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      )}
    </li>
  );
}
