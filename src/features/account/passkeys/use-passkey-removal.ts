import { useSetAtom } from 'jotai';
import {
  deletePasskey,
  type ListPasskeysData,
  listPasskeys,
} from '#generated/app/security/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { doneIf, verifyBy } from '#src/actions/verify-by.ts';
import { acceptGone } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';

export type Passkey = ListPasskeysData['results'][number];

/**
 * Removes passkeys. The page removes them immediately and restores them on failure; both are announced.
 * @param passkeys as the server knows them.
 */
export function usePasskeyRemoval(passkeys: readonly Passkey[]) {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const removal = useAction({
    call: ({ id }: Passkey, options) =>
      deletePasskey({ path: { passkeyId: id } }, options).catch(acceptGone),
    verify: verifyBy(listPasskeys, ({ results }, { id }: Passkey) =>
      doneIf(!results.some((passkey) => passkey.id === id)),
    ),
    onSuccess: (_, { name }) =>
      showStatus({ type: 'success', text: message('profile:“%name%” is removed.', { name }) }),
    onFailure: useShowFailure(({ name }) => t('profile:“%name%” still works.', { name })),
    getKey: ({ id }) => id,
    whenLeft: 'finish',
  });
  return {
    /** The passkeys with all pending removals applied. */
    passkeys: passkeys.filter(({ id }) => !removal.running.some((passkey) => passkey.id === id)),
    remove: removal.run,
  };
}
