/**
 * Checks that code says plainly what it is about: no spread of a literal, no two exports of one feature with the same name,
 * no exported name that is a bare participle or pronoun, and no doc comment that begins with Whether, What or How.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { CommandError } from './process/command-error.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';

/** The exports that the router reads from a page's module. */
const routeExports = new Set([
  'Component',
  'Missing',
  'content',
  'handle',
  'loader',
  'shouldRevalidate',
]);

const pronouns = 'all both each it none one other others rest some that this';

const irregularParticiples =
  'begun bound built chosen drawn found given gone heard held hidden kept known left lost made meant put said seen sent ' +
  'shown spent spoken taken thrown told understood written';

/** Nouns that end like participles. */
const nouns = new Set(['feed', 'need', 'seed', 'speed']);

const unclearNames = new Set(`${pronouns} ${irregularParticiples}`.split(' '));

interface Place {
  file: string;
  line: number;
}

interface ExportedName extends Place {
  name: string;
}

/** One sentence for each place in the files of a folder that does not say plainly what it is about. */
export function plainWordErrors(folder: string): string[] {
  const sources = listSources(folder);
  return [
    ...sources.flatMap((source) => [
      ...listLiteralSpreads(source),
      ...listUnclearComments(source),
      ...listExports(source)
        .filter(({ name }) => isUnclear(name))
        .map(
          (place) => `${formatPlace(place)}: “${place.name}” does not say what it is; use a noun.`,
        ),
    ]),
    ...listDoubledExports(sources.flatMap(listExports)),
  ];
}

function listSources(folder: string): ts.SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const file = path.posix.join(path.basename(folder), name);
      return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    });
}

function listLiteralSpreads(source: ts.SourceFile): string[] {
  const errors: string[] = [];
  const visit = (node: ts.Node): void => {
    const isSpread =
      ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxSpreadAttribute(node);
    if (isSpread && isLiteral(node.expression)) {
      errors.push(`${formatPlace(findPlace(node))}: write the literal’s members without a spread.`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return errors;
}

function isLiteral(node: ts.Node): boolean {
  return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
}

function listUnclearComments(source: ts.SourceFile): string[] {
  return Array.from(source.text.matchAll(/\/\*\*\s+(?:\*\s+)?(Whether|What|How)\b/g)).map(
    ({ index, 1: word }) => {
      const line = source.getLineAndCharacterOfPosition(index).line + 1;
      return `${formatPlace({ file: source.fileName, line })}: the comment begins with “${word}”; state what it is.`;
    },
  );
}

function listExports(source: ts.SourceFile): ExportedName[] {
  return source.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return [];
    const isExported = ts
      .getModifiers(statement)
      ?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    return listNames(statement).map((name) => ({ ...findPlace(statement), name }));
  });
}

function listNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? name.text : [],
    );
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function isUnclear(name: string): boolean {
  const isRegularParticiple = /^[A-Za-z][a-z]+ed$/.test(name) && !nouns.has(name.toLowerCase());
  return isRegularParticiple || unclearNames.has(name.toLowerCase());
}

/** Overloads of a function share their name, so only names of several files count. */
function listDoubledExports(exports: readonly ExportedName[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const { file, name } of exports) {
    if (routeExports.has(name)) continue;
    const key = `${findFeature(file)} ${name}`;
    files.set(key, (files.get(key) ?? new Set()).add(file));
  }
  return [...files]
    .filter(([, places]) => places.size > 1)
    .map(
      ([key, places]) =>
        `${[...places].join(' and ')} export the same name, “${key.split(' ')[1]}”.`,
    );
}

/** A feature is a folder of `src/features/`, of `src/` otherwise, or of `mocks/` and `scripts/`. */
function findFeature(file: string): string {
  const folders = path.posix.dirname(file).split('/');
  return folders.slice(0, folders[1] === 'features' ? 3 : 2).join('/');
}

function findPlace(node: ts.Node): Place {
  const source = node.getSourceFile();
  const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  return { file: source.fileName, line };
}

function formatPlace({ file, line }: Place): string {
  return `${file}:${line}`;
}

if (import.meta.main) {
  await runMain(() => {
    const errors = ['src', 'mocks', 'scripts'].flatMap((folder) =>
      plainWordErrors(path.join(root, folder)),
    );
    if (errors.length > 0) throw new CommandError(errors.join('\n'));
  });
}
