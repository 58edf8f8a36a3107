/** More than any call of the contract needs, and little enough to parse within a few milliseconds. */
const most = { levels: 100, values: 100_000 } as const;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openings: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closings: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/**
 * Explains why JSON is too large to parse, if it is. Parsing twenty megabytes of brackets takes seconds, during which
 * no one else gets an answer.
 */
export function jsonExcess(bytes: Uint8Array): string | undefined {
  let depth = 0;
  let values = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte === quote) index = findStringEnd(bytes, index);
    else if (byte === comma) values += 1;
    else if (openings.has(byte)) {
      depth += 1;
      values += 1;
    } else if (closings.has(byte)) depth -= 1;
    if (depth > most.levels) return `The body has more than ${most.levels} levels.`;
    if (values > most.values) return `The body has more than ${most.values} values.`;
  }
  return undefined;
}

function findStringEnd(bytes: Uint8Array, start: number): number {
  let index = start + 1;
  while (index < bytes.length && bytes[index] !== quote)
    index += bytes[index] === backslash ? 2 : 1;
  return index;
}
