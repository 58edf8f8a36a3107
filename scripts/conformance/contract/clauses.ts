import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Document as YamlDocument,
} from 'yaml';
import { root } from '../../process/tool.ts';
import { escapeName, isReference, type Place, partAt, splitPointer } from './place.ts';

const folder = 'openapi';

/** A node in a handwritten file, with the line of its name. */
interface Written {
  readonly file: string;
  readonly node: Node;
  readonly line: number;
}

interface YamlFile {
  readonly document: YamlDocument;
  readonly lines: LineCounter;
}

/**
 * Locates the clauses of bundled documents in the handwritten files, by walking the bundle and the files in parallel,
 * each through its own references.
 */
export class Clauses {
  readonly #files = new Map<string, YamlFile>();
  readonly #lines = new Map<string, ReadonlyMap<string, string>>();

  /** `openapi/app/session.yaml:12`; for generated parts, the closest enclosing one. */
  findLine({ document, pointer }: Place): string {
    const lines = this.#readLines(document);
    for (let place = pointer; place !== ''; place = place.replace(/\/[^/]*$/, '')) {
      const line = lines.get(place);
      if (line !== undefined) return line;
    }
    return `${folder}/${document}.yaml:1`;
  }

  #readLines(document: string): ReadonlyMap<string, string> {
    const known = this.#lines.get(document);
    if (known) return known;
    const lines = new Map<string, string>();
    this.#lines.set(document, lines);
    const file = path.join(root, 'generated', document, 'document.json');
    const bundle: object = JSON.parse(readFileSync(file, 'utf8'));
    const written = this.#atPointer(`${document}.yaml`, '');
    if (written) this.#walk(bundle, bundle, '', written, lines);
    return lines;
  }

  #walk(
    bundle: object,
    part: unknown,
    pointer: string,
    at: Written,
    lines: Map<string, string>,
  ): void {
    const written = this.#followed(at);
    if (isReference(part) && part.$ref.startsWith('#/')) {
      const target = part.$ref.slice(1);
      this.#walk(bundle, partAt(bundle, target), target, written, lines);
    }
    if (lines.has(pointer)) return;
    lines.set(pointer, `${folder}/${written.file}:${written.line}`);
    if (typeof part !== 'object' || part === null) return;
    for (const [name, child] of Object.entries(part)) {
      const next = this.#member(written, name);
      const place = `${pointer}/${escapeName(name)}`;
      if (next) this.#walk(bundle, child, place, next, lines);
    }
  }

  /** The target of a reference, possibly in another file. */
  #followed(written: Written): Written {
    const reference = this.#member(written, '$ref');
    if (!reference || !isScalar(reference.node)) return written;
    const [file = '', pointer = ''] = String(reference.node.value).split('#');
    const target =
      file === '' ? written.file : path.posix.join(path.posix.dirname(written.file), file);
    const found = this.#atPointer(target, pointer);
    return found ? this.#followed(found) : written;
  }

  #atPointer(file: string, pointer: string): Written | undefined {
    const { contents } = this.#file(file).document;
    let written: Written | undefined = contents
      ? { file, node: contents as Node, line: 1 }
      : undefined;
    for (const name of splitPointer(pointer)) {
      if (!written) return undefined;
      written = this.#member(this.#followed(written), name);
    }
    return written;
  }

  #member({ file, node }: Written, name: string): Written | undefined {
    const { document, lines } = this.#file(file);
    const plain = isAlias(node) ? node.resolve(document) : node;
    if (isSeq(plain)) {
      const item = plain.items[Number(name)] as Node | undefined;
      return item && { file, node: item, line: lines.linePos(item.range?.[0] ?? 0).line };
    }
    if (!isMap(plain)) return undefined;
    for (const { key, value } of plain.items) {
      if (!isScalar(key) || !value) continue;
      const line = lines.linePos(key.range?.[0] ?? 0).line;
      if (String(key.value) === name) return { file, node: value as Node, line };
    }
    return this.#merged(file, plain.items, name);
  }

  /** The entries that a map merges from others with `<<`. */
  #merged(file: string, items: readonly Pair[], name: string): Written | undefined {
    const { document, lines } = this.#file(file);
    return items
      .filter(({ key }) => isScalar(key) && key.value === '<<')
      .flatMap(({ value }) => (isSeq(value) ? value.items : [value]))
      .map((one) => (isAlias(one) ? one.resolve(document) : one))
      .filter(isMap)
      .map((node) =>
        this.#member({ file, node, line: lines.linePos(node.range?.[0] ?? 0).line }, name),
      )
      .find((found) => found !== undefined);
  }

  #file(file: string): YamlFile {
    const known = this.#files.get(file);
    if (known) return known;
    const lines = new LineCounter();
    const text = readFileSync(path.join(root, folder, file), 'utf8');
    const read = { document: parseDocument(text, { lineCounter: lines }), lines };
    this.#files.set(file, read);
    return read;
  }
}
