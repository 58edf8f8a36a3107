import { useEffect } from 'react';
import type { components } from '#generated/calendar/types.ts';
import { safeWebAddress } from '#src/util/web-address.ts';

type Identity = components['schemas']['IdentitySettings'];

/** Gives the page's header a calendar's color and logo while the calendar is shown. The header's styles draw them. */
export function useHeaderLook({
  header_color,
  logo_url,
}: Pick<Identity, 'header_color' | 'logo_url'>): void {
  // Addresses have no quotation marks once they are parsed.
  const logo = safeWebAddress(logo_url);
  // The header is a part of each page, and would load later with code of calendars in it.
  useEffect(() => {
    const { documentElement: html } = document;
    if (header_color !== null) html.dataset['color'] = header_color;
    if (logo !== undefined) {
      html.dataset['logo'] = '';
      html.style.setProperty('--logo', `url("${logo}")`);
    }
    return () => {
      delete html.dataset['color'];
      delete html.dataset['logo'];
      html.style.removeProperty('--logo');
    };
  }, [header_color, logo]);
}
