import { createHash } from 'node:crypto';
import { escapedHtml } from './html.ts';
import { darkTheme, lightTheme } from './reference-theme.ts';

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
};

const themes = { light: lightTheme, dark: darkTheme };

/** Redoc's own logo, which it would load from its vendor. */
const remoteLogo = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const emptyImage = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** One HTML file that shows a document without network requests. */
export function referencePage({ title, document, redoc }: ReferenceParts): string {
  const script = inlineScript(redoc.replaceAll(remoteLogo, emptyImage));
  const start = inlineScript(
    `const themes = ${JSON.stringify(themes)};
const theme = themes[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'];
Redoc.init(JSON.parse(document.getElementById('document').textContent), { ...${JSON.stringify(options)}, theme }, document.getElementById('reference'));`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy([script, start])}">
<link rel="icon" href="data:,">
<title>${escapedHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<nav class="guide" aria-label="Guide"><a href="index.html">Guide to all documents</a></nav>
<div id="reference"></div>
<script type="application/json" id="document">${escapedJson(document)}</script>
<script>${script}</script>
<script>${start}</script>
</body>
</html>
`;
}

/** A color for each theme. */
function either(color: (theme: typeof lightTheme) => string): string {
  return `light-dark(${color(lightTheme)}, ${color(darkTheme)})`;
}

/** The page around the reference, and styles that Redoc's theme does not cover. */
const styles = `
:root { color-scheme: light dark; }
body { margin: 0; background: ${either(({ colors }) => colors.canvas)}; }
.guide { padding: 10px 20px; border-bottom: 1px solid ${either(({ colors }) => colors.border.dark)}; font: 500 14px/1.5 system-ui, sans-serif; }
.guide a { color: ${either(({ colors }) => colors.primary.main)}; text-decoration: none; }
.guide a:hover { text-decoration: underline; }
#reference h5 { color: ${either(({ colors }) => colors.text.secondary)}; border-color: ${either(({ colors }) => colors.border.dark)}; }
#reference td { border-color: ${either(({ colors }) => colors.border.dark)}; }
#reference h2 span[type='primary'] { color: #fff; }
#reference .menu-content .operation-type.badge { display: none; }
#reference .react-tabs__tab--selected, #reference .react-tabs__tab--selected:hover { color: ${lightTheme.colors.text.primary}; }
`;

/** Makes the browser enforce it: no network, and no other scripts. */
function policy(scripts: readonly string[]): string {
  const hashes = scripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    // Redoc creates a worker for its search.
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** A script in which an HTML parser finds neither the end of its element nor a comment that hides it. */
function inlineScript(code: string): string {
  return code
    .replace(/\/\/# sourceMappingURL=[\w.]+/g, '')
    .replace(/<\/(script)/gi, '<\\/$1')
    .replace(/<!--/g, '<\\!--');
}

function escapedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
