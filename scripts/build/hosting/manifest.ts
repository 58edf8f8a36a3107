/** Writes `dist/host/`, which tells a server how to serve the pages of a build. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { firstCalls } from '#generated/app/first-calls.ts';
import { framedPages, type Page, pages, pathParameters } from '#generated/app/pages.ts';
import type { components } from '#generated/app/types.ts';
import { pickerPolicyLine, policyLine } from '#mocks/page/policy.ts';
import { withStaticImports } from '../static-imports.ts';
import { buildScript, scriptBeforePaint } from './inline-script.ts';
import { type LaterModules, type PrerenderedPages, prerenderPages } from './prerendered-pages.ts';

type HostingManifest = components['schemas']['HostingManifest'];
type HostedPage = components['schemas']['HostedPage'];

/** The folder of the built files. */
const place = '__ASSETS_URL__/';

const serviceWorker = 'service-worker.js';

const stylesheet = /\n? *<link rel="stylesheet"[^>]*href="__ASSETS_URL__\/([^"]+)"[^>]*>/;

/** Adds the folder `host` to a build, and a placeholder for each page's own head to its page. */
export async function writeHosting(target: string, buildId: string): Promise<void> {
  const page = path.join(target, 'index.html');
  const vite: Manifest = JSON.parse(readFileSync(path.join(target, '.vite/manifest.json'), 'utf8'));
  const html = readFileSync(page, 'utf8');
  const [link = '', styleFile = ''] = stylesheet.exec(html) ?? [];
  const styles = readFileSync(path.join(target, styleFile), 'utf8').trim();
  const script = await scriptBeforePaint();
  const prerenderResult = await prerenderPages(buildId);
  const folder = path.join(target, 'host');
  mkdirSync(folder);
  for (const { file, html: markup } of Object.values(prerenderResult.markup).flat()) {
    writeFileSync(path.join(folder, file), markup);
  }
  const worker = await buildScript('features/calendar/offline/service-worker.ts', buildId);
  writeFileSync(path.join(folder, serviceWorker), `${worker}\n`);
  const initial = [...html.matchAll(/"__ASSETS_URL__\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  const parts = { script, styles, link: link.trim(), prerendered: prerenderResult, vite, initial };
  writeFileSync(
    path.join(folder, 'manifest.json'),
    `${JSON.stringify(createManifest(parts), null, 2)}\n`,
  );
  writeFileSync(page, html.replace(stylesheet, '').replace(/(<\/title>)/, '$1\n    __HEAD__'));
}

interface BuildParts {
  /** Inline parts of the heads. */
  script: string;
  styles: string;
  /** The same styles as a link. */
  link: string;
  prerendered: PrerenderedPages;
  vite: Manifest;
  /** The scripts that every page loads. */
  initial: readonly string[];
}

function createManifest(parts: BuildParts): HostingManifest {
  const { script, styles, link, prerendered, vite, initial } = parts;
  const inlineScript = `<script>${script}</script>`;
  const headMarkup = inlineScript + link;
  const hashes = { 'script-src': [hashSource(script)], 'style-src': [hashSource(styles)] };
  return {
    policy: policyLine(hashes),
    pickerPolicy: pickerPolicyLine(hashes),
    preload: initial.map(preloadLink).join(', '),
    serviceWorker,
    parameters: Object.fromEntries(
      Object.entries(pathParameters).map(([name, { source }]) => [name, source]),
    ),
    languages: prerendered.words,
    pages: Object.values(pages).map((page): HostedPage => {
      const markup = prerendered.markup[page.id] ?? [];
      return {
        id: page.id,
        paths: listPaths(page),
        access: page.access,
        framing: framedPages.includes(page.id) ? 'allowed' : 'refused',
        sections: [...page.sections],
        head:
          createFirstCallTags(page) +
          (markup.length > 0 ? `${inlineScript}<style>${styles}</style>` : headMarkup) +
          linksAhead({ vite, initial }, prerendered.laterModules[page.id]),
        markup: markup.map(({ html, ...facts }) => facts),
      };
    }),
    otherPages: { head: headMarkup },
  };
}

/** For the script in the head, which sends them. */
function createFirstCallTags({ id, access }: Page): string {
  const forUser = access === 'anyone' ? '' : ' data-for="user"';
  return (firstCalls[id] ?? [])
    .map((address) => `<meta name="first-call" content="${escapeAttribute(address)}"${forUser}>`)
    .join('');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/**
 * Preloads what a page loads later: styles before they are needed, scripts without running them. What it needs for one of
 * its views stands in a template, from which the script in the head takes it.
 */
function linksAhead(
  { vite, initial }: Pick<BuildParts, 'vite' | 'initial'>,
  { own, views }: LaterModules = { own: [], views: [] },
): string {
  const missing = [...own, ...views.map(({ module }) => module)].find((key) => !vite[key]);
  if (missing) throw new Error(`No script starts with ${missing}.`);
  const listFiles = (keys: readonly string[]) => {
    const chunks = withStaticImports(vite, keys)
      .flatMap((key) => vite[key] ?? [])
      .filter(({ file }) => !initial.includes(file));
    const styles = new Set(chunks.flatMap(({ css = [] }) => css));
    return { styles: [...styles], scripts: chunks.map(({ file }) => file) };
  };
  const page = listFiles(own);
  const modulePreloads = (files: readonly string[]) =>
    files.map((file) => `<link rel="modulepreload" crossorigin href="${place}${file}">`);
  const templates = views.map(({ name, module }) => {
    const { styles, scripts } = listFiles([module]);
    // Vite adds the style sheet itself, and waits for it.
    const links = [
      ...styles
        .filter((file) => !page.styles.includes(file))
        .map((file) => `<link rel="preload" as="style" crossorigin href="${place}${file}">`),
      ...modulePreloads(scripts.filter((file) => !page.scripts.includes(file))),
    ];
    return `<template data-view="${name}">${links.join('')}</template>`;
  });
  return [
    ...page.styles.map((file) => `<link rel="stylesheet" crossorigin href="${place}${file}">`),
    ...modulePreloads(page.scripts),
    ...templates,
  ].join('');
}

/** For the header `Link`. */
function preloadLink(file: string): string {
  return `<${place}${file}>; rel=modulepreload; crossorigin`;
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** `/c/:identifier/:slug?` has two paths. */
function listPaths({ path: pattern }: Page): string[] {
  const full = pattern.replace('?', '').replace(/:(\w+)/g, '{$1}');
  return pattern.endsWith('?') ? [full.replace(/\/[^/]*$/, ''), full] : [full];
}
