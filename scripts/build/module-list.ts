import type { Plugin } from 'vite';

/** The source modules of each built script: paths with slashes, relative to the project's folder or absolute. */
export type ModuleList = Record<string, string[]>;

export const moduleListFile = '.vite/modules.json';

/** Records which modules each script contains: Vite's manifest only knows those after which scripts are named. */
export function moduleList(projectFolder: string): Plugin {
  const prefix = `${projectFolder.replaceAll('\\', '/')}/`;
  return {
    name: 'module-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const list: ModuleList = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        list[output.fileName] = Object.entries(output.modules)
          .filter(([, module]) => module.renderedLength > 0)
          .map(([id]) => id.replaceAll('\\', '/').replace(prefix, ''));
      }
      this.emitFile({
        type: 'asset',
        fileName: moduleListFile,
        source: JSON.stringify(list, null, 1),
      });
    },
  };
}
