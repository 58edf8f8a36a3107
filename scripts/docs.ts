/**
 * `npm run docs`: the contract as web pages for developers, in `dist-docs/`: a guide, and a reference of each document.
 * They make no network requests.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { judged, readAcceptedBreaks } from './contract/accepted-breaks.ts';
import { bundledDocuments, readBundled } from './contract/bundled-documents.ts';
import { changesSince } from './contract-diff.ts';
import { curlLines, mockAddresses } from './docs/curl.ts';
import { areasChapter } from './docs/guide/areas.ts';
import { type ChangeLog, changesChapter } from './docs/guide/changes.ts';
import type { Contract } from './docs/guide/chapter.ts';
import { errorsChapter } from './docs/guide/errors.ts';
import { limitsChapter } from './docs/guide/limits.ts';
import { listsChapter } from './docs/guide/lists.ts';
import { moneyChapter } from './docs/guide/money.ts';
import { pagesChapter } from './docs/guide/pages.ts';
import { rightsChapter } from './docs/guide/rights.ts';
import { sessionsChapter } from './docs/guide/sessions.ts';
import { guidePage } from './docs/guide-page.ts';
import { referencePage } from './docs/reference-page.ts';
import { withCurlLines } from './docs/reference-samples.ts';
import { withSourceMarks } from './docs/source-marks.ts';
import { type Document, documentNames, fetchedDocuments } from './generation/documents.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';
import { generateIfChanged } from './serving/generated.ts';

/** Every document by name, in reading order. */
function contract(): Contract {
  const found = new Map(bundledDocuments().map((bundled) => [bundled.name, bundled]));
  return new Map(
    documentNames.flatMap((name) => {
      const bundled = found.get(name);
      return bundled ? [[name, readBundled(bundled)] as const] : [];
    }),
  );
}

/** Writes guide and references into a folder and returns their files. */
export function writeDocs(folder: string, log?: ChangeLog): string[] {
  mkdirSync(folder, { recursive: true });
  const documents = contract();
  const guideFile = path.join(folder, 'index.html');
  writeFileSync(guideFile, guide(log));
  return [guideFile, ...writeReferences(folder, documents)];
}

const styleFiles = [
  'src/ui/tokens.css',
  'scripts/docs/guide-parts.css',
  'scripts/docs/guide.css',
] as const;

export function guide(log?: ChangeLog): string {
  const documents = contract();
  const styles = styleFiles.map((name) => readFileSync(path.join(root, name), 'utf8'));
  const chapters = [
    areasChapter(documents),
    sessionsChapter(),
    errorsChapter(documents),
    rightsChapter(documents),
    listsChapter(documents),
    moneyChapter(),
    limitsChapter(documents),
    pagesChapter(documents),
    changesChapter(log),
  ];
  const version = documents.get('app')?.info?.version ?? '';
  return guidePage({ chapters, version, styles: styles.join('\n') });
}

function writeReferences(folder: string, documents: Contract): string[] {
  const bundle = fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js'));
  // The licenses to which the bundle's first line refers.
  const redoc = readFileSync(`${bundle}.LICENSE.txt`, 'utf8') + readFileSync(bundle, 'utf8');
  return [...documents].map(([name, bare]) => {
    const { title = name } = bare.info ?? {};
    const base = fetchedDocuments.has(name) ? mockAddresses.product : mockAddresses.provider;
    const document: Document = withSourceMarks(withCurlLines(bare, curlLines(bare, base)));
    const file = path.join(folder, `${name}.html`);
    writeFileSync(file, referencePage({ title, redoc, document }));
    return file;
  });
}

/** Changes since the contract got its current version; undefined if there is no history. */
async function changeLog(): Promise<ChangeLog | undefined> {
  const version = contract().get('app')?.info?.version ?? '';
  const commit = commitOf(version);
  if (commit === undefined) return undefined;
  const changes = await changesSince(root, commit);
  const accepted = readAcceptedBreaks(path.join(root, 'openapi/accepted-breaks.yaml'));
  return { since: `version ${version}`, changes, reasons: judged(changes, accepted).reasons };
}

/** The commit that gave the contract a version. */
function commitOf(version: string): string | undefined {
  try {
    const search = `-Sversion: ${version}`;
    const args = ['log', '--reverse', '--format=%H', search, '--', 'openapi/app.yaml'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')[0] || undefined;
  } catch {
    // An archive of the project has no history.
    return undefined;
  }
}

if (import.meta.main) {
  await runMain(async () => {
    await generateIfChanged();
    const files = writeDocs(path.join(root, 'dist-docs'), await changeLog());
    for (const file of files) console.log(path.relative(root, file));
  });
}
