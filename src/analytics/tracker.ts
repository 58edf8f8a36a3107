import Plausible from 'plausible-tracker';
import type { HostSettings } from '#src/settings/host-settings.ts';
import { watchOutboundClicks } from './outbound-clicks.ts';
import { calendarIn, reportedAddress, reportedReferrer } from './reported-address.ts';

type TrackerSettings = Pick<HostSettings, 'appIdentifier' | 'baseUrl'> & {
  analytics: NonNullable<HostSettings['analytics']>;
};

/**
 * Sends page views and outbound clicks. Every event passes its address explicitly, because the library would send the
 * raw one, keys included.
 */
export function startTracker({ analytics, appIdentifier, baseUrl }: TrackerSettings) {
  const { trackEvent, trackPageview } = Plausible({
    domain: analytics.domain,
    apiHost: analytics.apiHost.replace(/\/$/, ''),
  });
  // The library exposes this for the page's scripts; it would send the raw address.
  Reflect.deleteProperty(window, 'plausible');

  let referrer = reportedReferrer(document.referrer, baseUrl);
  let url = '';
  /** The calendar that the page was loaded for, to which the identifier belongs; `none` if there is none. */
  let ownCalendar: string | undefined;

  // The host alone: what an event links to is told to nobody.
  const stop = watchOutboundClicks((address) => {
    const props = { url: new URL('/', address).href };
    trackEvent('Outbound Link: Click', { props }, { url, referrer });
  });
  const reportPage = (address: string) => {
    if (url) referrer = url;
    const calendar = calendarIn(address, baseUrl) ?? 'none';
    ownCalendar ??= calendar;
    url = reportedAddress(address, calendar === ownCalendar ? appIdentifier : null, baseUrl);
    trackPageview({ url, referrer });
  };
  return { reportPage, stop };
}
