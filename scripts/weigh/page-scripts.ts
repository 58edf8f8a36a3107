import path from 'node:path';
import type { components } from '#generated/app/types.ts';
import type { ModuleList } from '../build.ts';

type HostingManifest = components['schemas']['HostingManifest'];

/** The admin tool, and the calls that only it makes; its `pages.ts` only says where the rest is. */
const staffModule = /(^|\/)(src\/features\/admin\/(?!pages\.ts)|generated\/admin\/)/;

/** A sentence for each script of the admin tool that a customer page loads. */
export function leakedScripts(
  { pages }: Pick<HostingManifest, 'pages'>,
  modules: ModuleList,
): string[] {
  const staffFiles = Object.entries(modules)
    .filter(([, ids]) => ids.some((id) => staffModule.test(id)))
    .map(([file]) => path.posix.basename(file));
  return pages
    .filter(({ access }) => access !== 'staff' && access !== 'admin')
    .flatMap(({ id, head }) =>
      staffFiles
        .filter((file) => head.includes(`/${file}"`))
        .map((file) => `the page ${id} loads ${file}, which holds code of the admin tool`),
    );
}
