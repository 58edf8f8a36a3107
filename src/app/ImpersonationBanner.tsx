import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { endImpersonation } from '#src/session/impersonation.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { BannerButton } from '#src/ui/button/BannerButton.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { useSecondsLeft } from '#src/ui/use-seconds-left.ts';
import impersonatedIcon from './favicon-impersonated.svg?no-inline';
import { leaveImpersonationAtom } from './leave-impersonation.ts';

/** Shows staff that they are viewing the product as someone else, with a way to exit. */
export function ImpersonationBanner() {
  const t = useTranslate();
  const { impersonated, impersonationExitUrl, impersonationSecondsLeft } =
    useAtomValue(settingsAtom);
  const user = useAtomValue(currentUserAtom);
  const leave = useSetAtom(leaveImpersonationAtom);
  const { pathname } = useLocation();
  const action = useAction({
    call: (_: undefined, options) => endImpersonation(impersonationExitUrl, options),
    onSuccess: () => {
      leave(pathname);
      // Keeps the button disabled until the browser has left the page.
      return new Promise<never>(() => {});
    },
    onFailure: useShowFailure(),
    revalidate: false,
  });
  if (!impersonated || !user) return null;
  const exit = () => action.run(undefined);
  return (
    <>
      {/* Distinguishes the tab from others. Browsers show a page's last icon. */}
      <link rel="icon" type="image/svg+xml" href={impersonatedIcon} />
      <Banner
        label={t('common:Impersonation')}
        icon="eye"
        text={t('common:View calendar as %name%.', { name: user.name })}
        action={
          <>
            <BannerButton pending={action.pending} onClick={exit}>
              {t('common:Exit impersonation')}
            </BannerButton>{' '}
            {impersonationSecondsLeft !== undefined && (
              <TimeLeft seconds={impersonationSecondsLeft} onOver={exit} />
            )}
          </>
        }
      />
    </>
  );
}

interface TimeLeftProps {
  /** Since the page was loaded. */
  seconds: number;
  onOver: () => void;
}

function TimeLeft({ seconds, onOver }: TimeLeftProps) {
  const t = useTranslate();
  const [until] = useState(() => Date.now() + seconds * 1000);
  const secondsLeft = useSecondsLeft(until);
  const end = useEffectEvent(onOver);
  const isOver = secondsLeft === 0;
  // Time passes without an event.
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <span role="timer">
      {t('common:%minutes% min left', { minutes: Math.ceil(secondsLeft / 60) })}
    </span>
  );
}
