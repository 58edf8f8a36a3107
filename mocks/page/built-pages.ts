import type { components } from '#generated/app/types.ts';
import { isStaff } from '../world/accounts.ts';
import type { HostSettings } from './host-settings.ts';

type HostingManifest = components['schemas']['HostingManifest'];

/** The build's own description of how to serve its pages, in its folder `host`. */
export interface BuiltPages {
  readonly manifest: HostingManifest;
  /** The content of a file next to the manifest. */
  readonly markup: (file: string) => string;
}

/** Parts of a page's template in addition to the settings: HTML from the build, with its own placeholders. */
export interface PageParts {
  readonly head: string;
  readonly markup: string;
  readonly noScript: string;
  readonly startWait: string;
}

/** Empty for a development server's page. */
export const noParts: PageParts = { head: '', markup: '', noScript: '', startWait: '' };

interface Visit {
  readonly pageId: string | undefined;
  readonly settings: HostSettings;
  readonly request: Request;
}

/** The parts for the page that answers a visit. */
export function partsOf({ manifest, markup }: BuiltPages, visit: Visit): PageParts {
  const page = manifest.pages.find(({ id }) => id === visit.pageId);
  const { languages } = manifest;
  const words = languages[visit.settings.language] ?? languages['en'];
  const prerendered = page?.markup.find((one) => fits(one, visit));
  return {
    head: (page && mayOpen(page, visit.settings) ? page : manifest.otherPages).head,
    markup: prerendered ? markup(prerendered.file) : '',
    noScript: words?.noScript ?? '',
    startWait: words?.startWait ?? '',
  };
}

/** Whether the page's own scripts may be sent: those of staff pages are only for staff. */
function mayOpen(
  { access }: Pick<components['schemas']['HostedPage'], 'access'>,
  { user }: HostSettings,
): boolean {
  if (access === 'staff') return user !== null && isStaff(user);
  if (access === 'admin') return user?.roles.includes('ROLE_ADMIN') ?? false;
  return true;
}

type Prerendered = components['schemas']['PrerenderedMarkup'];

function fits(markup: Prerendered, { settings, request }: Visit): boolean {
  const { links = {}, supportAssistantUrl } = settings;
  const help = [links.quickTour, links.helpCenter, links.news, supportAssistantUrl];
  return (
    isPlainVisit(settings, request) &&
    markup.language === settings.language &&
    markup.helpMenu === help.some((address) => address !== undefined) &&
    markup.loginHelp === (links.stayLoggedInHelp !== undefined)
  );
}

/** Whether the page shows nothing specific to this visit. */
function isPlainVisit(settings: HostSettings, { url, headers }: Request): boolean {
  const { user, statusMessage, calendarProtected, accessName } = settings;
  const { organizationName, organizationHidden } = settings;
  // Browsers that do not send the header may be in a frame; the page's own script hides the markup there.
  const isFramed = (headers.get('sec-fetch-dest') ?? 'document') !== 'document';
  return (
    !user &&
    !statusMessage &&
    !calendarProtected &&
    !accessName &&
    (!organizationName || organizationHidden) &&
    !isFramed &&
    !new URL(url).searchParams.has('email')
  );
}
