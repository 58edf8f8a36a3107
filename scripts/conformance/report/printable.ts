/**
 * Makes characters visible that would control a terminal, or change the order of what it shows: a server's words must
 * not act. Keeps nothing but the text's own characters.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[character];
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return (
      short ?? (code.length <= 2 ? `\\x${code.padStart(2, '0')}` : `\\u${code.padStart(4, '0')}`)
    );
  });
}
