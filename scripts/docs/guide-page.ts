import type { Chapter } from './guide/chapter.ts';
import { escapedHtml } from './html.ts';

export interface GuideParts {
  readonly chapters: readonly Chapter[];
  readonly version: string;
  /** The product's design tokens and the guide's own styles. */
  readonly styles: string;
}

/** The guide as one HTML file without scripts or network requests. */
export function guidePage({ chapters, version, styles }: GuideParts): string {
  const entries = chapters.map(
    ({ id, title }) => `<li><a href="#${id}">${escapedHtml(title)}</a></li>`,
  );
  const sections = chapters.map(
    ({ id, title, body }) =>
      `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escapedHtml(title)}</h2>\n${body}\n</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Shared calendar API – guide</title>
<style>${styles}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<p class="product">Shared calendar <span class="quiet">API ${escapedHtml(version)}</span></p>
<nav aria-label="Reference"><a href="app.html">App</a><a href="admin.html">Admin</a><a href="upload.html">Upload</a><a href="analytics.html">Analytics</a></nav>
</header>
<div class="layout">
<nav class="chapters" aria-label="Chapters"><ol>${entries.join('')}</ol></nav>
<main id="content">
<h1>The API of the shared calendar</h1>
<p class="lead">One contract, four documents. The client, its mock server and the tests of a real server are derived from them, and so are these pages.</p>
${sections.join('\n')}
</main>
</div>
</body>
</html>
`;
}
