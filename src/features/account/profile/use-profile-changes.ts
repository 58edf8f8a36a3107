import { useSetAtom } from 'jotai';
import {
  getProfile,
  type UpdateProfileInput,
  updateProfile,
} from '#generated/app/account/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom, undoAction } from '#src/status/status.ts';
import { changedValues } from '#src/ui/form/field-values.ts';
import { adoptProfileAtom } from './adopt-profile.ts';
import type { Profile } from './profile-loader.ts';

export type ProfileChanges = UpdateProfileInput['body'];

interface Edit {
  changes: ProfileChanges;
  /** The previous values, for undo. */
  before: ProfileChanges;
}

/** Saves changes to the profile, and offers to undo them. */
export function useProfileChanges() {
  const t = useTranslate();
  const adopt = useSetAtom(adoptProfileAtom);
  const showStatus = useSetAtom(statusAtom);

  const undo = useAction({
    call: (before: ProfileChanges, options) => updateProfile({ body: before }, options),
    verify: verifyBy(getProfile, findChanges),
    onSuccess: async (profile) => {
      await adopt(profile);
      showStatus({ type: 'success', text: message('account:Your changes are undone.') });
    },
    onFailure: useShowFailure(() => t('account:Your changes are still in place.')),
    whenLeft: 'finish',
  });

  return useAction({
    call: ({ changes }: Edit, options) => updateProfile({ body: changes }, options),
    verify: verifyBy(getProfile, (profile, { changes }: Edit) => findChanges(profile, changes)),
    onSuccess: async (profile, { before }) => {
      await adopt(profile);
      showStatus({
        type: 'success',
        text: message('account:Your profile is saved.'),
        action: undoAction(() => undo.run(before)),
      });
    },
  });
}

/** The profile, if it contains the changes. */
function findChanges(data: Profile, changes: ProfileChanges): { data: Profile } | null {
  const missing = changedValues(data, { ...data, ...changes });
  return Object.keys(missing).length === 0 ? { data } : null;
}
