import type { PageId } from '#generated/app/pages.ts';
import type { components } from '#generated/app/types.ts';
import { safeWebAddress } from './web-address.ts';

/** The data that a visitors' page depends on. */
export interface ShownPage extends Visit {
  page: PageId | undefined;
  /** The language shown, which the user may have chosen in the browser. */
  language: string;
  settings: components['schemas']['HostSettings'];
}

interface Visit {
  /** The page's absolute address. */
  address: string;
  isFramed: boolean;
}

/**
 * The file of the prerendered markup that a page can show; null if the page shows anything of its own. The build renders
 * these files, for some pages and languages; the server chooses among them; the client hydrates what the server chose, if
 * it is still right.
 */
export function prerenderedFile({ page, language, settings, ...visit }: ShownPage): string | null {
  const { user, statusMessage, calendarProtected, accessName } = settings;
  const { organizationName, organizationHidden, links } = settings;
  const hasOrganization = organizationName && !organizationHidden;
  const hasOwn = user || statusMessage || calendarProtected || accessName || hasOrganization;
  if (!page || hasOwn || !isPlainVisit(visit)) return null;
  const menu = hasHelpMenu(settings, visit.address) ? '' : '.no-menu';
  const loginHelp = safeWebAddress(links?.stayLoggedInHelp, visit.address) ? '' : '.no-help';
  return `${page}.${language}${menu}${loginHelp}.html`;
}

/**
 * Returns whether there is an entry for the header's help menu.
 * @param page the absolute address of the page; by default the one that is open.
 */
export function hasHelpMenu(
  { links = {}, supportAssistantUrl }: ShownPage['settings'],
  page?: string,
): boolean {
  const help = [links.quickTour, links.helpCenter, links.news, supportAssistantUrl];
  return help.some((address) => safeWebAddress(address, page) !== undefined);
}

/** Returns whether a visit, apart from its settings, shows what everyone sees. */
export function isPlainVisit({ address, isFramed }: Visit): boolean {
  return !isFramed && !new URL(address).searchParams.has('email');
}
