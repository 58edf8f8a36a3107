import { atom, useSetAtom } from 'jotai';
import {
  getProfile,
  type SetAvatarTypeData,
  setAvatarType,
} from '#generated/app/account/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { statusAtom } from '#src/status/status.ts';
import { Button } from '#src/ui/button/Button.tsx';
import styles from './AvatarTypes.module.css';

type AvatarType = 'initial' | 'gravatar';

/** Shows the new picture without a reload, which would lose what was typed on another page meanwhile. */
const adoptPictureAtom = atom(null, (get, set, { avatar_type, avatar_url }: SetAvatarTypeData) => {
  const settings = get(settingsAtom);
  const user = settings.user && { ...settings.user, avatar_type, avatar_url };
  set(settingsAtom, { ...settings, user });
});

/** The alternatives to an uploaded picture. */
export function AvatarTypes({ current }: { current: string }) {
  const t = useTranslate();
  const adopt = useSetAtom(adoptPictureAtom);
  const showStatus = useSetAtom(statusAtom);
  const choose = useAction({
    call: (avatar_type: AvatarType, options) => setAvatarType({ body: { avatar_type } }, options),
    verify: verifyBy(getProfile, (data, type: AvatarType) =>
      data.avatar_type === type ? { data } : null,
    ),
    onSuccess: (profile) => {
      adopt(profile);
      showStatus({ type: 'success', text: message('account:Your picture is changed.') });
    },
    onFailure: useShowFailure(() => t('account:Your picture is unchanged.')),
    // The header shows the picture on every page.
    whenLeft: 'finish',
    revalidate: false,
  });
  return (
    <div className={styles.types}>
      {current !== 'initial' && (
        <Button pending={choose.running.includes('initial')} onClick={() => choose.run('initial')}>
          {t('account:Use my initial')}
        </Button>
      )}
      {current !== 'gravatar' && (
        <Button
          pending={choose.running.includes('gravatar')}
          onClick={() => choose.run('gravatar')}
        >
          {t('account:Use my Gravatar')}
        </Button>
      )}
      <p className={styles.hint}>
        {t('account:Gravatar is a service that keeps a picture for your email address.')}
      </p>
    </div>
  );
}
