/** `npm run docs`: the contract's documents as web pages for developers, in `dist-docs/`. */
import path from 'node:path';
import { documentNames } from '#generated/documents.ts';
import { runNode } from './process/children.ts';
import { CommandError } from './process/command-error.ts';
import { runMain } from './process/main.ts';
import { root, toolPath } from './process/tool.ts';
import { generateIfChanged } from './serving/generated.ts';

/**
 * Renders each document with Redocly into a folder, and returns the files. They make no network requests.
 * @throws CommandError with Redocly's output if it fails.
 */
export function writeDocs(folder: string): Promise<string[]> {
  return Promise.all(
    documentNames.map(async (name) => {
      const file = path.join(folder, `${name}.html`);
      const { ok, output } = await runNode(
        [
          toolPath('@redocly/cli', 'redocly'),
          'build-docs',
          path.join(root, `generated/${name}/document.json`),
          '--inlineBundle',
          '--output',
          file,
          '--config',
          path.join(root, 'scripts/docs/redocly.yaml'),
        ],
        { cwd: root, env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
      );
      if (!ok) throw new CommandError(output.trimEnd());
      return file;
    }),
  );
}

if (import.meta.main) {
  await runMain(async () => {
    await generateIfChanged();
    const files = await writeDocs(path.join(root, 'dist-docs'));
    for (const file of files) console.log(path.relative(root, file));
  });
}
