import { layers } from '../layers/folders.ts';
import { formatTable, replaceGeneratedPart } from './generated-part.ts';

/**
 * A text whose table between two comments lists the layers of `src/`, lowest first.
 * @throws Error if the text has no place for it.
 */
export function withLayerTable(text: string): string {
  const rows = layers.map((folders, level) => [
    String(level + 1),
    folders.map((folder) => `\`${folder}\``).join(', '),
  ]);
  return replaceGeneratedPart(text, 'Layers', formatTable(['layer', 'folders'], rows));
}
