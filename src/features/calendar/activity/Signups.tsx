import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { useMayChange } from '../commands/command-right.ts';
import styles from './Entry.module.css';
import type { EventPlace } from './event-place.ts';
import { SignupForm } from './SignupForm.tsx';
import { SignupItem } from './SignupItem.tsx';
import { useIsSignupOver } from './signup-state.ts';
import { useEntryRemoval } from './use-entry-removal.ts';
import { type Signup, useSignups } from './use-signups.ts';

interface SignupsProps {
  place: EventPlace;
  zone: string | null;
  /** As the server knows them. */
  read: readonly Signup[];
  /** True if the form has been asked for, which then gets the focus. */
  isAsked: boolean;
}

/** Who has signed up for an event, and the form to do so, as long as that is possible. */
export function Signups({ place, zone, read, isAsked }: SignupsProps) {
  const { rights } = place.event;
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const { entries, setEntries, pendingBodies, add, remove } = useSignups(
    place,
    read,
    user !== null,
  );
  const { area, begin, removal, dialog } = useEntryRemoval(remove);
  const [isOffered] = useState(rights.signup);
  const isOver = useIsSignupOver(place.event, zone);
  const mayChange = useMayChange(place.event);
  return (
    <div ref={area} className={styles.area} tabIndex={-1}>
      <UnmarkedList className={styles.list} aria-label={t('calendar:Sign-ups')}>
        {entries.map((signup) => (
          <SignupItem
            key={signup.id}
            place={place}
            signup={signup}
            mayChange={mayChange || (signup.is_own && !isOver)}
            onChange={(changedSignup) =>
              setEntries((list) =>
                list.map((listedSignup) =>
                  listedSignup.id === changedSignup.id ? changedSignup : listedSignup,
                ),
              )
            }
            onCancel={(button) => begin(signup, button)}
          />
        ))}
        {pendingBodies.map(({ name = user?.name ?? '' }) => (
          <li key={name} className={styles.entry} aria-busy="true">
            {name}
          </li>
        ))}
      </UnmarkedList>
      {(isOffered || rights.signup) && (
        <div ref={isAsked ? focusControl : null}>
          <SignupForm
            place={place}
            isOver={isOver}
            isSignedUp={user !== null && entries.some(({ is_own }) => is_own)}
            user={user}
            add={add}
          />
        </div>
      )}
      <ConfirmDialog
        question={
          removal && {
            title: t('calendar:Cancel the sign-up of %name%?', { name: removal.name }),
            effect: t('calendar:The place is free for somebody else then.'),
            act: t('calendar:Cancel sign-up'),
            tone: 'danger',
          }
        }
        {...dialog}
      />
    </div>
  );
}

function focusControl(area: HTMLElement | null): void {
  area?.querySelector<HTMLElement>('input, button')?.focus();
}
