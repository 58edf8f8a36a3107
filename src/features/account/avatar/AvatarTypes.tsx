import { useSetAtom } from 'jotai';
import { getProfile, setAvatarType } from '#generated/app/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { reloadPageAtom } from '#src/session/page-load.ts';
import { Button } from '#src/ui/button/Button.tsx';
import styles from './AvatarTypes.module.css';

type AvatarType = 'initial' | 'gravatar';

/** The alternatives to an uploaded picture. */
export function AvatarTypes({ current }: { current: string }) {
  const t = useTranslate();
  const reload = useSetAtom(reloadPageAtom);
  const choose = useAction({
    call: (avatar_type: AvatarType, options) => setAvatarType({ body: { avatar_type } }, options),
    verify: verifyBy(getProfile, (data, type: AvatarType) =>
      data.avatar_type === type ? { data } : null,
    ),
    // The picture in the header is part of the hosting page.
    onSuccess: () => reload(),
    onFailure: useShowFailure(() => t('account:Your picture is unchanged.')),
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
