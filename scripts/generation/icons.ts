import { readdirSync } from 'node:fs';

/** The TypeScript source of the names of the icons in a folder: a name without a file is a type error. */
export function iconsSource(folder: string): string {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();
  return `/** Every icon below \`{resourcesUrl}/icons/\`. */
export type IconName =
${names.map((name) => `  | '${name}'`).join('\n')};
`;
}
