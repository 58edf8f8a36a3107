import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Manifest } from 'vite';
import type { components } from '#generated/app/types.ts';
import { root } from '../../process/tool.ts';
import { buildIdDefinition } from '../build-id.ts';
import { exampleSettings, readTexts, stands } from './example-page.ts';

type PrerenderedMarkup = components['schemas']['PrerenderedMarkup'];
type HostingLanguage = components['schemas']['HostingLanguage'];
type Prerender = typeof import('#src/app/prerender.ts');

/** Visitors' pages whose code is part of the initial code. */
const prerenderedPages = ['login'] as const;

const languages: readonly string[] = JSON.parse(
  readFileSync(path.join(root, 'src/i18n/complete-languages.json'), 'utf8'),
);

export interface PrerenderedPages {
  words: Record<string, HostingLanguage>;
  /** By page. */
  markup: Record<string, (PrerenderedMarkup & { html: string })[]>;
  /** The modules below `src/` that a page loads in addition to the initial code, by page. */
  laterModules: Record<string, LaterModules>;
}

export interface LaterModules {
  own: string[];
  /** The code of each view that a calendar's page may begin with. */
  views: { name: string; module: string }[];
}

/**
 * Renders the pages that can be prerendered, in every finished language and every variant that the settings can
 * produce.
 */
export async function prerenderPages(buildId: string): Promise<PrerenderedPages> {
  const { prerender, wordsBefore, laterCode, modules } = await loadPrerender(buildId);
  const forms = [true, false].flatMap((helpMenu) =>
    [true, false].map((loginHelp) => ({ helpMenu, loginHelp })),
  );
  const markup = prerenderedPages.map((page) => {
    const pageVariants = languages.flatMap((language) =>
      forms.map((form) => {
        const settings = exampleSettings(form);
        const messages = readTexts(language, ['login']);
        const basePath = stands.__BASE_PATH__;
        const { file, html } = prerender({ page, language, settings, basePath, messages });
        return { file, language, ...form, html: withPlaceholders(html) };
      }),
    );
    return [page, pageVariants] as const;
  });
  const words = languages.map((language) => {
    const settings = exampleSettings({ helpMenu: false, loginHelp: false });
    return [
      language,
      wordsBefore({ language, settings, messages: readTexts(language, []) }),
    ] as const;
  });
  const laterModules = (await laterCode()).map(
    (page) => [page.id, findModules(page, modules)] as const,
  );
  return {
    words: Object.fromEntries(words),
    markup: Object.fromEntries(markup),
    laterModules: Object.fromEntries(laterModules),
  };
}

type LaterCode = Awaited<ReturnType<Prerender['laterCode']>>[number];

/** @throws Error if a page's code is not loaded by a plain `import(…)`. */
function findModules({ id, imports, dates, views }: LaterCode, modules: Manifest): LaterModules {
  const find = (source: string) => {
    // Test runners rewrite the import but keep the file's name.
    const file = /import\w*\(["'][^"']*\/([^/"']+)["']\)/.exec(source)?.[1];
    const module = Object.keys(modules).find((key) => modules[key]?.file === file);
    if (!module) throw new Error(`The code of the page ${id} is not found: ${source}`);
    return module;
  };
  return {
    own: [...imports.map(find), ...(dates ? ['i18n/load-dates.ts'] : [])],
    views: views.map(({ name, source }) => ({ name, module: find(source) })),
  };
}

/** @throws Error if the page contains anything that a server could not fill in or that the policy forbids. */
function withPlaceholders(html: string): string {
  const filledHtml = Object.entries(stands).reduce(
    (currentHtml, [placeholder, stand]) => currentHtml.replaceAll(stand, placeholder),
    html,
  );
  const wrong = /[^"]*\.invalid[^"]*| style="[^"]*"/.exec(filledHtml)?.[0];
  if (wrong !== undefined) throw new Error(`A prerendered page has ${wrong}.`);
  return filledHtml;
}

/** Builds `src/app/prerender.ts` for this process. */
async function loadPrerender(buildId: string): Promise<Prerender & { modules: Manifest }> {
  // Inside the project, because it imports the project's packages.
  const outDir = path.join(root, '.cache/prerender', buildId);
  await build({
    configFile: false,
    root: path.join(root, 'src'),
    logLevel: 'warn',
    mode: 'production',
    define: buildIdDefinition(buildId),
    plugins: [react()],
    build: {
      ssr: 'app/prerender.ts',
      outDir,
      emptyOutDir: true,
      minify: false,
      manifest: true,
      target: 'es2024',
      rolldownOptions: {
        output: { entryFileNames: 'prerender.mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  const modules = JSON.parse(readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8'));
  return { ...(await import(pathToFileURL(path.join(outDir, 'prerender.mjs')).href)), modules };
}
