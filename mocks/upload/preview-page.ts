import { escapedHtml } from '../http/escaped-html.ts';
import type { ProviderFile } from './files.ts';

const shownCharacters = 10_000;

/** A stand-in for the provider's viewer: shows pictures, the beginning of texts, and one line for all other files. */
export function previewPage({ bytes, filename, mimetype }: ProviderFile, address: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapedHtml(filename)}</title>
<style>body { margin: 0; font: 13px/1.5 system-ui; background: Canvas; color: CanvasText; color-scheme: light dark }
img { display: block; max-inline-size: 100%; margin: auto } pre, p { margin: 12px; white-space: pre-wrap }</style>
${renderPage()}
</html>
`;

  function renderPage(): string {
    const name = escapedHtml(filename);
    if (mimetype.startsWith('image/')) return `<img src="${escapedHtml(address)}" alt="${name}">`;
    if (!mimetype.startsWith('text/')) return `<p>There is no preview of ${name}.</p>`;
    const text = Buffer.from(bytes).toString('utf8').slice(0, shownCharacters);
    return `<pre>${escapedHtml(text)}</pre>`;
  }
}
