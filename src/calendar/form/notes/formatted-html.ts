/** Longer texts, in characters of HTML, are pasted without their formatting. Notes have 20,000 characters at most. */
const longest = 500_000;

const formats = /<(?:strong|b|em|i|a|ul|ol|h[1-6]|code|pre)[\s>]|font-weight|font-style/i;

/** Returns whether HTML from the clipboard has formatting that Markdown can express. */
export function isFormatted(html: string): boolean {
  return html.length <= longest && formats.test(html);
}
