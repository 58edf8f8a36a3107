import { useSetAtom } from 'jotai';
import {
  deleteEmail,
  getProfile,
  type SetPrimaryEmailData,
  setPrimaryEmail,
} from '#generated/app/account/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { doneIf, verifyBy } from '#src/actions/verify-by.ts';
import { acceptGone } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { reloadPageAtom } from '#src/session/page-load.ts';
import { leaveNoteAtom } from '#src/status/leave-note.ts';
import { statusAtom, undoAction } from '#src/status/status.ts';

export type Address = SetPrimaryEmailData['emails'][number];

/**
 * Changes the account's addresses and which of them is primary.
 * @param addresses as the server knows them.
 */
export function useAddressChanges(addresses: readonly Address[]) {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const adopt = useSetAtom(currentUserAtom);
  const leaveNote = useSetAtom(leaveNoteAtom);
  const reload = useSetAtom(reloadPageAtom);
  const primary = addresses.find((address) => address.primary);

  const makePrimary = useAction({
    call: ({ email }: Pick<Address, 'email'>, options) =>
      setPrimaryEmail({ body: { email } }, options),
    verify: verifyBy(getProfile, (data, { email }: Pick<Address, 'email'>) =>
      data.emails.some((address) => address.primary && address.email === email) ? { data } : null,
    ),
    onSuccess: (_, { email }) => {
      // The re-authentication dialog asks for the password of this address.
      adopt({ email });
      showStatus({
        type: 'success',
        text: message('profile:%email% is your primary address now.', { email }),
        ...(primary?.verified_at && {
          action: undoAction(() => makePrimary.run({ email: primary.email })),
        }),
      });
    },
    // On an error the page reloads (product specification, section 7).
    onFailure: ({ isUncertain }) => {
      if (!isUncertain) leaveNote('primary-email-unchanged');
      reload();
    },
  });

  const remove = useAction({
    call: ({ id }: Address, options) =>
      deleteEmail({ path: { emailId: id } }, options).catch(acceptGone),
    verify: verifyBy(getProfile, ({ emails }, { id }: Address) =>
      doneIf(!emails.some((address) => address.id === id)),
    ),
    onSuccess: (_, { email }) =>
      showStatus({ type: 'success', text: message('profile:%email% is removed.', { email }) }),
    onFailure: useShowFailure(({ email }) =>
      t('profile:%email% still belongs to your account.', { email }),
    ),
    getKey: ({ id }) => id,
    whenLeft: 'finish',
  });

  return {
    /** The addresses with all pending changes applied. */
    addresses: addresses.filter(({ id }) => !remove.running.some((address) => address.id === id)),
    isBecomingPrimary: ({ email }: Address) =>
      makePrimary.running.some((address) => address.email === email),
    isPending: makePrimary.pending,
    makePrimary: makePrimary.run,
    remove: remove.run,
  };
}
