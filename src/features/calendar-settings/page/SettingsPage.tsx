import { Navigate, useLoaderData, useLocation, useParams } from 'react-router-dom';
import { calendarPath } from '#src/calendar/model/calendar-paths.ts';
import { useHeaderLook } from '#src/calendar/store/use-header-look.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { paths } from '#src/util/paths.ts';
import { NotAdministrator } from './NotAdministrator.tsx';
import { SettingsNavigation } from './SettingsNavigation.tsx';
import { loader } from './settings-loader.ts';
import '#src/ui/palette.css';

/** Shows the calendar's color and logo in the header, also once they have changed. */
function HeaderLook(identity: Parameters<typeof useHeaderLook>[0]) {
  useHeaderLook(identity);
  return null;
}

/** A part of a calendar's settings, in the frame that all of them share. */
function SettingsPage() {
  const t = useTranslate();
  const data = useLoaderData<typeof loader>();
  const names = useParams();
  const { pathname, search } = useLocation();
  if (data.kind === 'login') {
    return <Navigate replace to={paths.login({ _target_path: pathname + search })} />;
  }
  if (data.kind === 'closed') return <Navigate replace to={calendarPath(names)} />;
  const { part, address, configuration } = data;
  if (!configuration.access.may.administer) {
    return <NotAdministrator {...configuration} />;
  }
  const label = part.label(t);
  return (
    <>
      <SettingsNavigation />
      <HeaderLook {...configuration.settings.identity} />
      <PageShell
        title={label}
        windowTitle={`${label} – ${t('header:Calendar settings')}`}
        width="text"
      >
        <part.Part
          // Another part, or another calendar, has forms of its own.
          key={`${address} ${part.name}`}
          address={address}
          configuration={configuration}
          fallback={<Skeleton shape="card" label={t('common:Loading')} />}
        />
      </PageShell>
    </>
  );
}

export { loader, SettingsPage as Component };
