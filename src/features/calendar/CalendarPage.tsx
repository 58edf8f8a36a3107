import { useAtomValue } from 'jotai';
import { useLocation, useParams } from 'react-router-dom';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { useAccountLink } from '#src/session/use-framed.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import { usePart } from '#src/ui/use-part.ts';
import { paths } from '#src/util/paths.ts';
import styles from './CalendarPage.module.css';
import { type CalendarName, calendarName, uploadAddress } from './calendar-name.ts';
import { useUploadItems } from './uploads/use-upload-items.ts';
import { useWantedUpload } from './uploads/use-wanted-upload.ts';

/** A calendar, opened by key, identifier or event pointer. The page says that its views are not built yet. */
function CalendarPage() {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const accountLink = useAccountLink();
  const { pathname, search } = useLocation();
  const parameters = useParams();
  const settings = useAtomValue(settingsAtom);
  const name = calendarName(settings, parameters);
  const address = uploadAddress(settings, parameters);
  const { kind, close } = useWantedUpload();
  useUploadItems(address && pathname);
  const uploads = usePart(loadUploads, kind !== null, close);
  const origin = name && originText(t, name);
  return (
    <div className={styles.page}>
      {/* The calendar's own title is already part of the window's. */}
      <PageTitle title={t('calendar:Calendar')} />
      <div>
        <h1 className={styles.title}>
          {name?.title ?? t('calendar:Calendar')}
          {name?.isInactive && <Badge tone="warning">{t('common:Inactive')}</Badge>}
        </h1>
        {origin && <p className={styles.origin}>{origin}</p>}
      </div>
      <EmptyState
        {...(name?.isInactive ? inactive(t) : notYet(t))}
        action={
          user ? (
            <ButtonLink {...accountLink} to={paths.dashboard()}>
              {t('calendar:Back to your calendars')}
            </ButtonLink>
          ) : (
            <ButtonLink {...accountLink} to={paths.login({ _target_path: pathname + search })}>
              {t('errors:Log in')}
            </ButtonLink>
          )
        }
      />
      {uploads && kind && address && (
        <uploads.CalendarUploads kind={kind} address={address} onClose={close} />
      )}
    </div>
  );
}

function loadUploads() {
  return import('./uploads/CalendarUploads.tsx');
}

function notYet(t: Translate) {
  return {
    icon: 'calendar',
    title: t('calendar:This calendar cannot be shown here yet'),
    text: t(
      'calendar:Calendar views are still being built. Your calendars and their data are safe.',
    ),
  } as const;
}

function inactive(t: Translate) {
  return {
    icon: 'lock',
    title: t('calendar:This calendar is inactive'),
    text: t(
      'calendar:It cannot be opened at the moment. Nothing in it is lost: ask its owner to have it activated again.',
    ),
  } as const;
}

/** The organization and the access, if the settings name them. */
function originText(t: Translate, { organization, access }: CalendarName): string | null {
  if (!access) return organization;
  return organization
    ? t('calendar:%organization%, seen as %access%', { organization, access })
    : t('calendar:Seen as %access%', { access });
}

export { CalendarPage as Component };
