import type { ExtractAtomValue } from 'jotai';
import { signUpLimits } from '#generated/calendar/limits.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import type { currentUserAtom } from '#src/session/current-user.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { DraftForm } from '#src/ui/form/DraftForm.tsx';
import { keepsDrafts } from '../address/keeps-drafts.ts';
import styles from './Entry.module.css';
import type { EventPlace } from './event-place.ts';
import { PersonFields } from './PersonFields.tsx';
import { isFull } from './signup-state.ts';
import type { useSignups } from './use-signups.ts';

interface SignupFormProps {
  place: EventPlace;
  isOver: boolean;
  /** True if the user is on the list already; visitors may enter several people. */
  isSignedUp: boolean;
  user: ExtractAtomValue<typeof currentUserAtom>;
  add: ReturnType<typeof useSignups>['add'];
}

/**
 * Signs the user up, or a visitor by name. What is typed stays when the last place is taken, the time is over, or the
 * right to sign up ends.
 */
export function SignupForm({ place, isOver, isSignedUp, user, add }: SignupFormProps) {
  const t = useTranslate();
  if (isSignedUp) return <p className={styles.note}>{t('calendar:You are signed up.')}</p>;
  const reason = whyClosed(t, place, isOver);
  const isClosed = reason !== '';
  return (
    <DraftForm
      draft={`signup ${place.event.id}`}
      keepsDraft={keepsDrafts(place.calendar)}
      initial={{ name: '', email: '' }}
      limits={signUpLimits}
      pending={add.pending}
      error={add.error}
      onSubmit={({ name, email }, form) =>
        add.run({ body: user ? {} : { name, ...(email !== '' && { email }) }, form })
      }
    >
      {(field, _, isTyped) => (
        <>
          <div className={styles.area} hidden={isClosed && !isTyped}>
            {!user && <PersonFields field={field} />}
            <div className={styles.actions}>
              <Button
                size="dense"
                type="submit"
                pending={add.pending || isClosed}
                busy={add.pending}
              >
                {user
                  ? t('calendar:Sign up as %name%', { name: user.name })
                  : t('calendar:Sign up')}
              </Button>
            </div>
          </div>
          <p className={styles.note} role="status">
            {reason}
          </p>
        </>
      )}
    </DraftForm>
  );
}

/** Why nobody can sign up now, or the visitor cannot; empty if they can. */
function whyClosed(t: Translate, { event }: EventPlace, isOver: boolean): string {
  if (isOver) return t('calendar:It is too late to sign up.');
  if (isFull(event)) return t('calendar:All places are taken.');
  return event.rights.signup ? '' : t('calendar:You may no longer sign up for this event.');
}
