import type { ExtractAtomValue } from 'jotai';
import { signUpLimits } from '#generated/calendar/limits.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import type { currentUserAtom } from '#src/session/current-user.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { DraftForm } from '#src/ui/form/DraftForm.tsx';
import styles from './Entry.module.css';
import { type EventPlace, keepsDrafts } from './event-place.ts';
import { PersonFields } from './PersonFields.tsx';
import { isFull } from './signup-state.ts';
import type { useSignups } from './use-signups.ts';

interface SignupFormProps {
  place: EventPlace;
  isOver: boolean;
  /** Whether the user is on the list already; visitors may enter several people. */
  isSignedUp: boolean;
  user: ExtractAtomValue<typeof currentUserAtom>;
  add: ReturnType<typeof useSignups>['add'];
}

/** Signs the user up, or a visitor by name. What is typed stays when the last place is taken, or the time is over. */
export function SignupForm({ place, isOver, isSignedUp, user, add }: SignupFormProps) {
  const t = useTranslate();
  if (isSignedUp) return <p className={styles.note}>{t('calendar:You are signed up.')}</p>;
  const isClosed = isOver || isFull(place.event);
  const reason = isOver
    ? t('calendar:It is too late to sign up.')
    : t('calendar:All places are taken.');
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
            {isClosed && reason}
          </p>
        </>
      )}
    </DraftForm>
  );
}
