import type { PageId } from '#generated/app/pages.ts';
import type { components } from '#generated/app/types.ts';
import { prerenderedFile } from '#src/util/prerendered-file.ts';
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

/** The script that keeps calendars for reading offline, which the browser asks for at each visit. */
export function serviceWorkerResponse({ manifest, markup }: BuiltPages): Response {
  return new Response(markup(manifest.serviceWorker), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

interface Visit {
  readonly pageId: PageId | undefined;
  readonly settings: HostSettings;
  readonly request: Request;
}

/** The parts for the page that answers a visit. */
export function findParts({ manifest, markup }: BuiltPages, visit: Visit): PageParts {
  const page = manifest.pages.find(({ id }) => id === visit.pageId);
  const { languages } = manifest;
  const words = languages[visit.settings.language] ?? languages['en'];
  const { pageId, settings, request } = visit;
  const file = prerenderedFile({
    page: pageId,
    language: settings.language,
    settings,
    address: request.url,
    // The page's own script hides the markup in frames of browsers that do not send the header.
    isFramed: (request.headers.get('sec-fetch-dest') ?? 'document') !== 'document',
  });
  const prerenderedMarkup = page?.markup.find((pageMarkup) => pageMarkup.file === file);
  return {
    head: (page && mayOpen(page, settings) ? page : manifest.otherPages).head,
    markup: prerenderedMarkup ? markup(prerenderedMarkup.file) : '',
    noScript: words?.noScript ?? '',
    startWait: words?.startWait ?? '',
  };
}

/** Returns whether the page's own scripts may be sent: those of staff pages are only for staff. */
function mayOpen(
  { access }: Pick<components['schemas']['HostedPage'], 'access'>,
  { user }: HostSettings,
): boolean {
  if (access === 'staff') return user !== null && isStaff(user);
  if (access === 'admin') return user?.roles.includes('ROLE_ADMIN') ?? false;
  return true;
}
