import { type LoaderFunctionArgs, Navigate, useLoaderData, useLocation } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import { paths } from '#src/util/paths.ts';
import { CalendarPassword } from '../access/CalendarPassword.tsx';
import { InactiveCalendar } from '../access/InactiveCalendar.tsx';
import { readMemory } from '../address/calendar-memory.ts';
import { loader, readAddress, shouldRevalidate } from './calendar-loader.ts';
import { ReadableCalendarPage } from './ReadableCalendar.tsx';
import { preloadView } from './start-view.ts';

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
      {data.kind === 'readable' && <ReadableCalendarPage key={data.address} {...data} />}
    </>
  );
}

/** Loads the view's code and the calendar's data at the same time. */
function loadPage(args: LoaderFunctionArgs) {
  const { signal, url } = args.request;
  const { view } = readMemory(readAddress(args.params));
  preloadView(new URL(url).searchParams.get('view') ?? view, signal);
  return loader(args);
}

export { CalendarPage as Component, loadPage as loader, shouldRevalidate };
