import { Navigate, useLoaderData, useLocation } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { paths } from '#src/util/paths.ts';
import { loader, shouldRevalidate } from './calendar-loader.ts';
import { OpenCalendar } from './OpenCalendar.tsx';

// Few calendars are closed to those who open them.
const CalendarPassword = lazyPart(
  () => import('../access/CalendarPassword.tsx'),
  'CalendarPassword',
);
const InactiveCalendar = lazyPart(
  () => import('../access/InactiveCalendar.tsx'),
  'InactiveCalendar',
);
const DeniedCalendar = lazyPart(() => import('../access/DeniedCalendar.tsx'), 'DeniedCalendar');

/** A calendar, opened by its key or identifier. */
function CalendarPage() {
  const t = useTranslate();
  const data = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  if (data.kind === 'login') {
    return <Navigate replace to={paths.login({ _target_path: pathname + search })} />;
  }
  return (
    <>
      {/* The calendar's own title is already part of the window's. */}
      <PageTitle title={t('calendar:Calendar')} />
      {data.kind === 'protected' && <CalendarPassword />}
      {data.kind === 'inactive' && <InactiveCalendar />}
      {data.kind === 'denied' && <DeniedCalendar ownerName={data.ownerName} />}
      {data.kind === 'readable' && <OpenCalendar key={data.address} {...data} />}
    </>
  );
}

export { CalendarPage as Component, loader, shouldRevalidate };
