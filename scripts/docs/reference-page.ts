import { createHash } from 'node:crypto';

export interface ReferenceParts {
  readonly title: string;
  readonly document: unknown;
  /** Redoc's standalone bundle. */
  readonly redoc: string;
}

const options = {
  expandResponses: '200,201,204',
  hideDownloadButtons: true,
  schemaDefinitionsTagName: 'Schemas',
  sortTagsAlphabetically: false,
  theme: {
    typography: {
      fontFamily: 'system-ui, sans-serif',
      headings: { fontFamily: 'system-ui, sans-serif' },
    },
  },
};

/** Redoc's own mark, which it would fetch from its maker. */
const remoteLogo = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const emptyImage = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** One HTML file that shows a document and asks the network for nothing. */
export function referencePage({ title, document, redoc }: ReferenceParts): string {
  const script = inlineScript(redoc.replaceAll(remoteLogo, emptyImage));
  const start = inlineScript(
    `Redoc.init(JSON.parse(document.getElementById('document').textContent), ${JSON.stringify(options)}, document.getElementById('reference'));`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy([script, start])}">
<link rel="icon" href="data:,">
<title>${escapedHtml(title)}</title>
<style>body { margin: 0; }</style>
</head>
<body>
<div id="reference"></div>
<script type="application/json" id="document">${escapedJson(document)}</script>
<script>${script}</script>
<script>${start}</script>
</body>
</html>
`;
}

/** The browser holds the page to its promise: no network, and no script but these. */
function policy(scripts: readonly string[]): string {
  const hashes = scripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    // Redoc's search runs in a worker that it makes itself.
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** A script in which no HTML parser finds the end of its element, nor a comment that hides it. */
function inlineScript(code: string): string {
  return code
    .replace(/\/\/# sourceMappingURL=[\w.]+/g, '')
    .replace(/<\/(script)/gi, '<\\/$1')
    .replace(/<!--/g, '<\\!--');
}

function escapedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escapedHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
