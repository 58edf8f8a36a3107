/** Writes down what a server needs in order to send the pages of a build: `dist/host/`. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { framedPages, type Page, pages, pathParameters } from '#generated/app/pages.ts';
import type { components } from '#generated/app/types.ts';
import { policyLine } from '#mocks/page/policy.ts';
import { scriptBeforePaint } from './inline-script.ts';
import { type PrerenderedPages, prerenderPages } from './prerendered-pages.ts';

type HostingManifest = components['schemas']['HostingManifest'];
type HostedPage = components['schemas']['HostedPage'];

const stylesheet = /\n? *<link rel="stylesheet"[^>]*href="__ASSETS_URL__\/([^"]+)"[^>]*>/;

/** Completes a build by the folder `host`, and by the place in its page where each page's own head goes. */
export async function writeHosting(target: string, buildId: string): Promise<void> {
  const page = path.join(target, 'index.html');
  const html = readFileSync(page, 'utf8');
  const [link = '', styleFile = ''] = stylesheet.exec(html) ?? [];
  const styles = readFileSync(path.join(target, styleFile), 'utf8').trim();
  const script = await scriptBeforePaint();
  const prerendered = await prerenderPages(buildId);
  const folder = path.join(target, 'host');
  mkdirSync(folder);
  for (const { file, html: markup } of Object.values(prerendered.markup).flat()) {
    writeFileSync(path.join(folder, file), markup);
  }
  const vite: Manifest = JSON.parse(readFileSync(path.join(target, '.vite/manifest.json'), 'utf8'));
  const parts = { script, styles, link: link.trim(), prerendered, vite };
  writeFileSync(
    path.join(folder, 'manifest.json'),
    `${JSON.stringify(manifestOf(parts), null, 2)}\n`,
  );
  writeFileSync(page, html.replace(stylesheet, '').replace(/(<\/title>)/, '$1\n    __HEAD__'));
}

interface BuildParts {
  /** What stands inline in the heads. */
  script: string;
  styles: string;
  /** The same styles as a link. */
  link: string;
  prerendered: PrerenderedPages;
  vite: Manifest;
}

function manifestOf({ script, styles, link, prerendered }: BuildParts): HostingManifest {
  const inlineScript = `<script>${script}</script>`;
  const linked = inlineScript + link;
  return {
    policy: policyLine({ 'script-src': [hashOf(script)], 'style-src': [hashOf(styles)] }),
    parameters: Object.fromEntries(
      Object.entries(pathParameters).map(([name, { source }]) => [name, source]),
    ),
    languages: prerendered.words,
    pages: Object.values(pages).map((page): HostedPage => {
      const markup = prerendered.markup[page.id] ?? [];
      return {
        id: page.id,
        paths: pathsOf(page),
        access: page.access,
        framing: framedPages.includes(page.id) ? 'allowed' : 'refused',
        sections: [...page.sections],
        head: markup.length > 0 ? `${inlineScript}<style>${styles}</style>` : linked,
        markup: markup.map(({ html, ...facts }) => facts),
      };
    }),
    otherPages: { head: linked },
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** `/c/:identifier/:slug?` has two paths. */
function pathsOf({ path: pattern }: Page): string[] {
  const full = pattern.replace('?', '').replace(/:(\w+)/g, '{$1}');
  return pattern.endsWith('?') ? [full.replace(/\/[^/]*$/, ''), full] : [full];
}
