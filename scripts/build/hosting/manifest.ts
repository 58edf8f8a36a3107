/** Writes `dist/host/`, which tells a server how to serve the pages of a build. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { firstCalls } from '#generated/app/first-calls.ts';
import { framedPages, type Page, pages, pathParameters } from '#generated/app/pages.ts';
import type { components } from '#generated/app/types.ts';
import { pickerPolicyLine, policyLine } from '#mocks/page/policy.ts';
import { withStaticImports } from '../../weigh/first-screen.ts';
import { type ModuleList, moduleListFile } from '../module-list.ts';
import { scriptBeforePaint } from './inline-script.ts';
import { type PrerenderedPages, prerenderPages } from './prerendered-pages.ts';

type HostingManifest = components['schemas']['HostingManifest'];
type HostedPage = components['schemas']['HostedPage'];

/** The folder of the built files. */
const place = '__ASSETS_URL__/';

const stylesheet = /\n? *<link rel="stylesheet"[^>]*href="__ASSETS_URL__\/([^"]+)"[^>]*>/;

/**
 * Adds the folder `host` to a build, and a placeholder for each page's own head to its page. Returns the files of the
 * scripts that every page loads.
 */
export async function writeHosting(target: string, buildId: string): Promise<string[]> {
  const page = path.join(target, 'index.html');
  const vite: Manifest = JSON.parse(readFileSync(path.join(target, '.vite/manifest.json'), 'utf8'));
  const html = withRenderer(readFileSync(page, 'utf8'), vite);
  const [link = '', styleFile = ''] = stylesheet.exec(html) ?? [];
  const styles = readFileSync(path.join(target, styleFile), 'utf8').trim();
  const script = await scriptBeforePaint();
  const prerendered = await prerenderPages(buildId);
  const folder = path.join(target, 'host');
  mkdirSync(folder);
  for (const { file, html: markup } of Object.values(prerendered.markup).flat()) {
    writeFileSync(path.join(folder, file), markup);
  }
  const initial = [...html.matchAll(/"__ASSETS_URL__\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  const modules: ModuleList = JSON.parse(readFileSync(path.join(target, moduleListFile), 'utf8'));
  const parts = { script, styles, link: link.trim(), prerendered, vite, modules, initial };
  writeFileSync(
    path.join(folder, 'manifest.json'),
    `${JSON.stringify(manifestOf(parts), null, 2)}\n`,
  );
  writeFileSync(page, html.replace(stylesheet, '').replace(/(<\/title>)/, '$1\n    __HEAD__'));
  return initial.map((file) => path.join(target, file));
}

/** Adds the script that the start imports itself to the page. @throws Error if there is none. */
function withRenderer(html: string, vite: Manifest): string {
  const renderer = Object.values(vite).find(({ name }) => name === 'renderer');
  if (!renderer) throw new Error('No script is called renderer.');
  const link = `<link rel="modulepreload" crossorigin href="${place}${renderer.file}">`;
  return html.replace('</head>', `  ${link}\n  $&`);
}

interface BuildParts {
  /** Inline parts of the heads. */
  script: string;
  styles: string;
  /** The same styles as a link. */
  link: string;
  prerendered: PrerenderedPages;
  vite: Manifest;
  modules: ModuleList;
  /** The scripts that every page loads. */
  initial: readonly string[];
}

function manifestOf({
  script,
  styles,
  link,
  prerendered,
  vite,
  modules,
  initial,
}: BuildParts): HostingManifest {
  const inlineScript = `<script>${script}</script>`;
  const linked = inlineScript + link;
  const hashes = { 'script-src': [hashOf(script)], 'style-src': [hashOf(styles)] };
  return {
    policy: policyLine(hashes),
    pickerPolicy: pickerPolicyLine(hashes),
    preload: initial.map(preloadLink).join(', '),
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
        head:
          firstCallOf(page) +
          (markup.length > 0 ? `${inlineScript}<style>${styles}</style>` : linked) +
          linksAhead({ vite, modules, initial }, prerendered.laterModules[page.id] ?? []),
        markup: markup.map(({ html, ...facts }) => facts),
      };
    }),
    otherPages: { head: linked },
  };
}

/** For the script in the head, which sends it. */
function firstCallOf({ id }: Page): string {
  const path = firstCalls[id];
  return path === undefined ? '' : `<meta name="first-call" content="${path}">`;
}

/** Preloads what a page loads later: styles before they are needed, scripts without running them. */
function linksAhead(
  { vite, modules, initial }: Pick<BuildParts, 'vite' | 'modules' | 'initial'>,
  later: readonly string[],
): string {
  const keys = later.map((module) => chunkWith(module, vite, modules));
  const chunks = withStaticImports(vite, keys).filter(
    (key) => !initial.includes(vite[key]?.file ?? ''),
  );
  const styles = new Set(chunks.flatMap((key) => vite[key]?.css ?? []));
  const scripts = chunks.map((key) => vite[key]?.file ?? '');
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="${place}${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${place}${file}">`),
  ].join('');
}

/** The key of the chunk that holds a module below `src/`. @throws Error if none does. */
function chunkWith(module: string, vite: Manifest, modules: ModuleList): string {
  const key = Object.keys(vite).find((one) =>
    modules[vite[one]?.file ?? '']?.includes(`src/${module}`),
  );
  if (key === undefined) throw new Error(`No script holds ${module}.`);
  return key;
}

/** For the header `Link`. */
function preloadLink(file: string): string {
  return `<${place}${file}>; rel=modulepreload; crossorigin`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** `/c/:identifier/:slug?` has two paths. */
function pathsOf({ path: pattern }: Page): string[] {
  const full = pattern.replace('?', '').replace(/:(\w+)/g, '{$1}');
  return pattern.endsWith('?') ? [full.replace(/\/[^/]*$/, ''), full] : [full];
}
