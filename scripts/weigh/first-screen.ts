import type { Manifest } from 'vite';
import type { ModuleList } from '../build.ts';

/** The files that the browser has loaded once a screen works. */
export interface FirstScreen {
  scripts: string[];
  styles: string[];
}

/**
 * The scripts that the login route loads on its own, unless the page includes them: its page, and its loader if there
 * is one.
 */
const loginRoute = /^features\/login\/(LoginPage\.tsx|[^/]*loader\.ts)$/;
const loginPage = 'features/login/LoginPage.tsx';

interface Build {
  /** The page, with the addresses of its scripts and styles. */
  html: string;
  manifest: Manifest;
  modules: ModuleList;
}

/**
 * Everything that loads before the login form works: the scripts and styles of the page and of the login route, with
 * all of their static imports.
 * @throws Error if the login page is not among them.
 */
export function firstScreen({ html, manifest, modules }: Build): FirstScreen {
  const inPage = [...html.matchAll(/__ASSETS_URL__\/([^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file ?? '',
  );
  const screenModules = Object.keys(manifest).filter(
    (key) => loginRoute.test(key) || inPage.includes(manifest[key]?.file ?? ''),
  );
  const chunks = withStaticImports(manifest, screenModules);
  const files = new Set([
    ...inPage,
    ...chunks.flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]),
  ]);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  if (!scripts.some((file) => modules[file]?.some((id) => id.endsWith(loginPage)))) {
    throw new Error(`src/${loginPage} is not in the first screen: scripts/weigh/ must follow it.`);
  }
  return { scripts, styles: [...files].filter((file) => file.endsWith('.css')) };
}

/**
 * The chunks of a manifest by key, with all of their static imports. Imports come first, because a page's styles may
 * override those of the parts it uses.
 */
export function withStaticImports(manifest: Manifest, keys: readonly string[]): string[] {
  const visited = new Set<string>();
  const chunks: string[] = [];
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    manifest[key]?.imports?.forEach(visit);
    chunks.push(key);
  };
  keys.forEach(visit);
  return chunks;
}

const unwanted: Readonly<Record<string, RegExp>> = {
  'the upload library': /node_modules\/filestack-js\//,
  'the analytics library': /node_modules\/plausible-tracker\//,
  'the error reporting library': /node_modules\/@sentry\//,
  // Its `pages.ts` only says where the rest is.
  'the admin tool': /(^|\/)src\/features\/admin\/(?!pages\.ts)/,
  'what formats dates': /node_modules\/date-fns\/(?!locale\/)/,
  'texts, which the page brings along': /(^|\/)src\/i18n\/messages\//,
  'a long-list helper': /node_modules\/@tanstack\/(react-)?virtual/,
};

const dateLocale = /node_modules\/date-fns\/locale\/([\w-]+)\.js$/;

/** One sentence for each module in the first screen's scripts that must load later. */
export function unwantedModules(screen: FirstScreen, modules: ModuleList): string[] {
  const ids = screen.scripts.flatMap((file) => modules[file] ?? []);
  const found = Object.entries(unwanted)
    .map(([name, pattern]) => ({ name, id: ids.find((one) => pattern.test(one)) }))
    .filter(({ id }) => id !== undefined)
    .map(({ name, id }) => `${name} (${id})`);
  const locales = [...new Set(ids.map((id) => dateLocale.exec(id)?.[1]).filter(Boolean))];
  return locales.length > 1 ? [...found, `several date locales (${locales.join(', ')})`] : found;
}
