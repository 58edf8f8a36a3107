import type { components } from '#generated/app/types.ts';

type HostingManifest = components['schemas']['HostingManifest'];

/**
 * How many scripts a page may load besides the initial code: each is a request of its own. Pages of staff, who stay in
 * their tool, may load one more.
 */
export const maxPageScripts = { staff: 5, others: 4 };

/** A sentence for each page that loads more. */
export function crowdedPages({ pages }: Pick<HostingManifest, 'pages'>): string[] {
  return pages
    .map(({ id, head, access }) => ({
      id,
      scripts: head.match(/<link rel="modulepreload"/g)?.length ?? 0,
      max: access === 'staff' || access === 'admin' ? maxPageScripts.staff : maxPageScripts.others,
    }))
    .filter(({ scripts, max }) => scripts > max)
    .map(({ id, scripts }) => `the page ${id} has ${scripts} scripts of its own`);
}
