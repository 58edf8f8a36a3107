import { useSetAtom } from 'jotai';
import { getProfile, setAvatarType } from '#generated/app/account/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { statusAtom } from '#src/status/status.ts';
import { Button } from '#src/ui/button/Button.tsx';
import styles from './AvatarTypes.module.css';

type AvatarType = 'initial' | 'gravatar';

/** The alternatives to an uploaded picture. */
export function AvatarTypes({ current }: { current: string }) {
  const t = useTranslate();
  const adopt = useSetAtom(currentUserAtom);
  const showStatus = useSetAtom(statusAtom);
  const choose = useAction({
    call: (avatar_type: AvatarType, options) => setAvatarType({ body: { avatar_type } }, options),
    verify: verifyBy(getProfile, (data, type: AvatarType) =>
      data.avatar_type === type ? { data } : null,
    ),
    onSuccess: ({ avatar_type, avatar_url }) => {
      // A reload would lose what was typed on another page meanwhile.
      adopt({ avatar_type, avatar_url });
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
