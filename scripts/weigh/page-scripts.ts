import type { components } from '#generated/app/types.ts';

type HostingManifest = components['schemas']['HostingManifest'];

/** How many scripts a page may load besides the initial code: each is a request of its own. */
export const maxPageScripts = 4;

/** A sentence for each page that loads more. */
export function crowdedPages({ pages }: Pick<HostingManifest, 'pages'>): string[] {
  return pages
    .map(({ id, head }) => ({ id, scripts: head.match(/<link rel="modulepreload"/g)?.length ?? 0 }))
    .filter(({ scripts }) => scripts > maxPageScripts)
    .map(({ id, scripts }) => `the page ${id} has ${scripts} scripts of its own`);
}
