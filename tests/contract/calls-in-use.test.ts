import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type DocumentName, productDocuments } from '#generated/documents.ts';

/** Documents of which not all pages exist yet. */
const coming: ReadonlySet<DocumentName> = new Set(['calendar']);
const documents = productDocuments.filter((name) => !coming.has(name));

/** Calls that the client does not use, each with its reason. */
const unused: Readonly<Partial<Record<DocumentName, Readonly<Record<string, string>>>>> = {
  app: {
    logOut: 'A plain link to the server, so that it works without scripts too.',
    removeCalendar: 'A full navigation to the address that the calendar names for it.',
  },
  admin: {},
};

const root = path.resolve(import.meta.dirname, '../..');

/** The fetchers of a document that the client's code imports. */
function importedFetchers(name: string): Set<string> {
  const imports = new RegExp(
    `import (?:type )?\\{([^}]*)\\} from '#generated/${name}/(?:\\w+/)?fetchers.ts'`,
    'g',
  );
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return new Set(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(path.join(root, 'src', file), 'utf8').matchAll(imports)])
      .flatMap(([, names = '']) => names.split(','))
      .map((imported) => imported.trim().replace(/ as .*$/, '')),
  );
}

function listFetchers(name: string): string[] {
  const folder = path.join(root, 'generated', name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'fetchers.ts')
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/^export function (\w+)/gm)])
    .map(([, fetcher = '']) => fetcher);
}

test.each(documents)(
  'every call of the %s document is used in the client, or has a reason not to be',
  (name) => {
    const imported = importedFetchers(name);
    const fetchers = listFetchers(name);
    expect(fetchers.length).toBeGreaterThan(20);
    // In both directions: a reason that no longer holds must be deleted.
    expect(fetchers.filter((fetcher) => !imported.has(fetcher)).toSorted()).toEqual(
      Object.keys(unused[name] ?? {}).toSorted(),
    );
  },
);

test.each([...coming])('pages that use some calls of the %s document are still to come', (name) => {
  const imported = importedFetchers(name);
  // Once this fails, the document is like all others.
  expect(listFetchers(name).filter((fetcher) => !imported.has(fetcher))).not.toEqual([]);
});
