import { Navigate, useLoaderData, useLocation } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import { paths } from '#src/util/paths.ts';
import { CalendarPassword } from '../access/CalendarPassword.tsx';
import { InactiveCalendar } from '../access/InactiveCalendar.tsx';
import { loader, shouldRevalidate } from './calendar-loader.ts';
import { OpenCalendar } from './OpenCalendar.tsx';

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
      {data.kind === 'readable' && <OpenCalendar key={data.address} {...data} />}
    </>
  );
}

export { CalendarPage as Component, loader, shouldRevalidate };
