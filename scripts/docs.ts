/** `npm run docs`: one HTML file per document of the contract in `dist-docs/`, which needs no network. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledDocuments, readBundled } from './contract/bundled-documents.ts';
import { referencePage } from './docs/reference-page.ts';
import { withSourceMarks } from './docs/source-marks.ts';
import { pageChapter } from './generation/page-table.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';
import { generateIfChanged } from './serving/generated.ts';

/** Writes the references into a folder and gives their files. */
export function writeReferences(folder: string): string[] {
  const bundle = fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js'));
  // The licenses that the bundle's own first line points to.
  const redoc = readFileSync(`${bundle}.LICENSE.txt`, 'utf8') + readFileSync(bundle, 'utf8');
  mkdirSync(folder, { recursive: true });
  return bundledDocuments().map((bundled) => {
    const bare = readBundled(bundled);
    const { title = bundled.name, description = '' } = bare.info ?? {};
    // The reference does not show extensions: the pages go where it shows chapters.
    const info = { ...bare.info, description: `${description}\n\n${pageChapter(bare)}` };
    const document = withSourceMarks({ ...bare, info });
    const file = path.join(folder, `${bundled.name}.html`);
    writeFileSync(file, referencePage({ title, redoc, document }));
    return file;
  });
}

if (import.meta.main) {
  await runMain(async () => {
    await generateIfChanged();
    const files = writeReferences(path.join(root, 'dist-docs'));
    for (const file of files) console.log(path.relative(root, file));
  });
}
