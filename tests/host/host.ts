/**
 * A server for the built client that relies only on `scripts/build/hosting/README.md`, like any team's own server, and
 * runs the code in it. It shares none with the mock service, and uses it only for calls and for the settings of a page.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readmeCode } from './readme-code.ts';

interface Markup {
  file: string;
  language: string;
  helpMenu: boolean;
  loginHelp: boolean;
}

interface HostedPage {
  id: string;
  paths: string[];
  access: string;
  framing: 'allowed' | 'refused';
  sections: string[];
  head: string;
  markup: Markup[];
}

interface Manifest {
  policy: string;
  preload: string;
  serviceWorker: string;
  parameters: Record<string, string>;
  languages: Record<string, { noScript: string; startWait: string }>;
  pages: HostedPage[];
  otherPages: { head: string };
}

/** The part of the schema `HostSettings` that this server needs. */
interface Settings {
  [name: string]: unknown;
  appTitle: string;
  assetsVersion: string;
  baseUrl: string;
  resourcesUrl: string;
  language: string;
  dateLocale: string;
  user: { language?: string; roles: string[] } | null;
  links?: Record<string, string>;
}

export interface HostOptions {
  /** The folder that `npm run build` wrote. */
  dist: string;
  /** The address of the product's server, which answers the calls. */
  product: string;
  /** Whether to serve plain pages, without anything that the README adds to them. */
  plain?: boolean;
}

/** Starts a host on a free port. */
export async function startHost(options: HostOptions): Promise<{ url: string; server: Server }> {
  const manifest: Manifest = JSON.parse(
    readFileSync(path.join(options.dist, 'host/manifest.json'), 'utf8'),
  );
  const server = createServer((request, reply) => {
    answer(manifest, options, request, reply).catch((error: unknown) => {
      reply.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  return { url: `http://localhost:${address.port}`, server };
}

async function answer(
  manifest: Manifest,
  options: HostOptions,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname.startsWith('/client/assets/')) return sendAsset(options.dist, url, reply);
  if (url.pathname === '/service-worker.js') {
    const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
    reply
      .writeHead(200, headers)
      .end(readFileSync(path.join(options.dist, 'host', manifest.serviceWorker)));
    return;
  }
  const wantsPage = request.method === 'GET' && /text\/html/.test(request.headers.accept ?? '');
  const page = manifest.pages.find((one) => isAt(manifest, one, url.pathname));
  if (!wantsPage || (!page && url.pathname === '/logout')) {
    return passOn(options.product, request, reply);
  }
  const settings = await createSettings(options.product, request, page);
  const template = readFileSync(path.join(options.dist, 'index.html'), 'utf8');
  const plain = { template, build: manifest, settings, assetsUrl: '/client' };
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': url.searchParams.has('token') ? 'no-referrer' : 'same-origin',
    'x-content-type-options': 'nosniff',
  };
  const status = page ? 200 : 404;
  const { fillPage } = await readmeCode();
  if (options.plain) {
    reply.writeHead(status, headers).end(fillPage(plain));
    return;
  }
  const markup = markupFor({ page, settings, url, request });
  const html = fillPage({
    ...plain,
    head: page && isOpenTo(page, settings.user) ? page.head : undefined,
    markup: markup && readFileSync(path.join(options.dist, 'host', markup.file), 'utf8'),
    messages: await fetchMessages(options.product, settings, page?.sections ?? []),
  });
  reply.writeHead(status, { ...headers, ...addedHeaders(manifest, page) });
  reply.end(brotliCompressSync(html));
}

function addedHeaders(manifest: Manifest, page: HostedPage | undefined) {
  return {
    'content-encoding': 'br',
    'content-security-policy': manifest.policy
      .replace('__FRAME_ANCESTORS__', page?.framing === 'allowed' ? '*' : "'none'")
      .replaceAll(' __ORIGINS__', ''),
    link: manifest.preload.replaceAll('__ASSETS_URL__', '/client'),
    vary: 'Accept-Encoding',
  };
}

/** Whether a page's paths match an address; `{name}` is a segment that matches its pattern. */
function isAt({ parameters }: Manifest, page: HostedPage, pathname: string): boolean {
  const segments = pathname
    .replace(/(?<=.)\/+$/, '')
    .split('/')
    .map(decodeURIComponent);
  return page.paths.some((one) => {
    const parts = one.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, at) => {
        const name = /^\{(\w+)\}$/.exec(part)?.[1];
        const segment = segments[at] ?? '';
        return name ? new RegExp(parameters[name] ?? '', 'u').test(segment) : part === segment;
      })
    );
  });
}

/** The product's settings for this session and page. A real server would have them itself. */
async function createSettings(
  product: string,
  request: IncomingMessage,
  page: HostedPage | undefined,
): Promise<Settings> {
  const response = await fetch(product + request.url, {
    headers: {
      accept: 'text/html',
      'accept-language': request.headers['accept-language'] ?? '',
      cookie: request.headers.cookie ?? '',
    },
  });
  const [, json = '{}'] = /id="app-settings">([^<]*)</.exec(await response.text()) ?? [];
  const { upload: _, analytics: __, supportAssistantUrl: ___, ...settings } = JSON.parse(json);
  return {
    ...settings,
    baseUrl: '',
    resourcesUrl: '/resources',
    languageSections: page?.sections ?? [],
  };
}

async function fetchMessages(product: string, settings: Settings, sections: readonly string[]) {
  const { assetsVersion, language, dateLocale } = settings;
  const names = sections.length > 0 ? sections.join(',') : 'core_js';
  const response = await fetch(
    `${product}/${assetsVersion}/internationalization/${language}/${names}/${dateLocale}`,
    { headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' } },
  );
  return response.ok ? response.json() : {};
}

/** Staff pages and the debug page send their own scripts only to users who may open them. */
function isOpenTo({ access }: HostedPage, user: Settings['user']): boolean {
  const roles = { admin: /^ROLE_ADMIN$/, staff: /^ROLE_(ADMIN|SALES|SUPPORT)$/ }[access];
  return !roles || (user?.roles.some((role) => roles.test(role)) ?? false);
}

interface Visit {
  page: HostedPage | undefined;
  settings: Settings;
  url: URL;
  request: IncomingMessage;
}

function markupFor({ page, settings, url, request }: Visit): Markup | undefined {
  const { user, statusMessage, calendarProtected, accessName, links = {} } = settings;
  const isHidden = settings['organizationHidden'] || !settings['organizationName'];
  const frame = request.headers['sec-fetch-dest'] ?? 'document';
  if (user || statusMessage || calendarProtected || accessName || !isHidden) return undefined;
  if (frame !== 'document' || url.searchParams.has('email')) return undefined;
  const helpMenu = ['quickTour', 'helpCenter', 'news'].some((name) => links[name]);
  const loginHelp = links['stayLoggedInHelp'] !== undefined;
  return page?.markup.find(
    (one) =>
      one.language === settings.language &&
      one.helpMenu === helpMenu &&
      one.loginHelp === loginHelp,
  );
}

function sendAsset(dist: string, { pathname }: URL, reply: ServerResponse): void {
  const name = path.basename(pathname);
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
  try {
    const body = readFileSync(path.join(dist, 'assets', `${name}.br`));
    reply.writeHead(200, {
      'content-type': types[path.extname(name)] ?? 'image/svg+xml',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    reply.end(body);
  } catch {
    reply.writeHead(404).end();
  }
}

/** Forwards a call to the product and returns its answer. */
async function passOn(product: string, request: IncomingMessage, reply: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (!['host', 'connection', 'content-length', 'accept-encoding'].includes(name))
      headers.set(name, String(value));
  }
  const response = await fetch(product + request.url, {
    method: request.method ?? 'GET',
    headers,
    body: chunks.length > 0 ? Buffer.concat(chunks) : null,
    redirect: 'manual',
  });
  for (const [name, value] of response.headers) {
    if (!['set-cookie', 'content-encoding', 'content-length'].includes(name))
      reply.setHeader(name, value);
  }
  reply.setHeader('set-cookie', response.headers.getSetCookie());
  reply.statusCode = response.status;
  reply.end(Buffer.from(await response.arrayBuffer()));
}
