/**
 * Reads a long list progressively, because reading all of it takes much longer than showing its first rows.
 * @param onBeginning receives the body with only the first items of the list at its end. Reading pauses until the
 *   promise resolves. It is not called if the body is short or does not end in a list of objects.
 * @throws SyntaxError if the body is not JSON.
 */
export async function readWithBeginning(
  body: ReadableStream<Uint8Array>,
  onBeginning: (beginning: unknown) => Promise<void>,
): Promise<unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(text + decoder.decode());
    // A single chunk may hold megabytes, and decoding them would delay the first rows.
    const early = Math.max(beginningLength - length, 0);
    length += value.length;
    text += decoder.decode(value.subarray(0, early), { stream: true });
    if (early > 0 && length >= beginningLength) {
      const beginning = beginningOf(text);
      if (beginning !== undefined) await onBeginning(beginning);
    }
    text += decoder.decode(value.subarray(early), { stream: true });
  }
}

/** In bytes: some eighty items, which fill the window. More would delay their paint. */
const beginningLength = 24_000;
/** The end of one item and the start of the next, unless it is part of a text or of a list in an item. */
const border = '},{';
const maxTries = 5;

function beginningOf(text: string): unknown {
  let end = text.length;
  for (let tries = 0; tries < maxTries; tries += 1) {
    end = text.lastIndexOf(border, end - 1);
    if (end < 0) return undefined;
    try {
      return JSON.parse(`${text.slice(0, end)}}]}`);
    } catch {
      // Not the end of an item: try the previous one.
    }
  }
  return undefined;
}
