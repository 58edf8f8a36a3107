import type { Translate } from '#src/i18n/i18n.ts';
import type { EmbedSwitches } from '#src/session/embed-switches.ts';

/** A part of the page that an embedding site can leave out. */
export type EmbedPart = Exclude<
  keyof EmbedSwitches,
  'title' | 'disableSidepanel' | 'showSidepanel'
>;

/** The choices of an embedding site. */
export interface EmbedChoice {
  hidden: ReadonlySet<EmbedPart>;
  /** The side panel: as the page begins by itself, closed at first, or taken away. */
  panel: 'usual' | 'closed' | 'none';
}

export const wholePage: EmbedChoice = { hidden: new Set(), panel: 'usual' };

/** The parts with their names, from the page's top. */
export function embedParts(t: Translate): readonly { part: EmbedPart; label: string }[] {
  return [
    { part: 'showLogo', label: t('settings:Logo') },
    { part: 'showTitle', label: t('settings:Title') },
    { part: 'showProfileAndInfo', label: t('settings:Help, preferences and account') },
    { part: 'showMenu', label: t('settings:Buttons for the panel and new events') },
    { part: 'showViewSelector', label: t('settings:Choice of views') },
    { part: 'showSearch', label: t('settings:Search') },
    { part: 'showAgendaHeader', label: t('settings:Range above the agenda') },
    { part: 'showAgendaDetails', label: t('settings:Details in the agenda') },
    { part: 'showYearViewHeader', label: t('settings:Range above the year') },
  ];
}

/** The address of a calendar's page with what is left out of it. */
export function embedAddress(address: string, { hidden, panel }: EmbedChoice): string {
  const url = new URL(address);
  for (const part of hidden) url.searchParams.set(part, '0');
  if (panel === 'closed') url.searchParams.set('showSidepanel', '0');
  if (panel === 'none') url.searchParams.set('disableSidepanel', '1');
  return url.href;
}

/** The HTML that embeds a page into a website. */
export function embedCode(address: string, title: string): string {
  return `<iframe src="${attribute(address)}" title="${attribute(title)}" width="100%" height="700" style="border: 0"></iframe>`;
}

function attribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
