/** The built client as the hosting page's server would serve it. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { acceptedCoding, type ContentCoding } from '#mocks/http/content-coding.ts';
import type { HostingPage } from '#mocks/page/hosting-page.ts';
import { filesBelow } from './build/inputs.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Asset {
  type: string;
  etag: string;
  plain: Bytes;
  coded: Partial<Record<ContentCoding, Bytes>>;
}

export interface BuiltClient {
  /** The hosting page with its placeholders, and the build's description of how to serve it. */
  page: HostingPage;
  /** Answers a request for one of the client's files by its path; undefined for anything else. */
  respond: (path: string, request: Request) => Response | undefined;
}

const place = '/resources/client/';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Reads a built client into memory, so that no path, however it is written, can reach a file outside the build. */
export function loadBuiltClient(distFolder: string): BuiltClient {
  return { page: readPage(distFolder), respond: loadBuiltAssets(distFolder) };
}

/** Only the files of a build, without its page. */
export function loadBuiltAssets(distFolder: string): BuiltClient['respond'] {
  const names = filesBelow(distFolder, 'assets').filter((name) => !/\.(br|gz)$/.test(name));
  const assets = new Map(names.map((name) => [place + name, readAsset(distFolder, name)]));
  return (assetPath, request) => {
    const asset = assets.get(assetPath);
    return asset && ['GET', 'HEAD'].includes(request.method) ? answer(asset, request) : undefined;
  };
}

function readPage(distFolder: string): HostingPage {
  const template = readFileSync(path.join(distFolder, 'index.html'), 'utf8');
  const folder = path.join(distFolder, 'host');
  const markup = new Map(
    readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
  const manifest = JSON.parse(markup.get('manifest.json') ?? '');
  const builtPages = { manifest, markup: (file: string) => markup.get(file) ?? '' };
  return { template: () => template, csp: true, built: builtPages };
}

function readAsset(folder: string, name: string): Asset {
  const file = path.join(folder, name);
  const plain = readFileSync(file);
  const codedBytes: Asset['coded'] = {};
  if (existsSync(`${file}.br`)) codedBytes.br = readFileSync(`${file}.br`);
  if (existsSync(`${file}.gz`)) codedBytes.gzip = readFileSync(`${file}.gz`);
  return {
    type: contentTypes[path.extname(name)] ?? 'application/octet-stream',
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 16),
    plain,
    coded: codedBytes,
  };
}

function answer(asset: Asset, request: Request): Response {
  const acceptableCoding = acceptedCoding(request.headers.get('accept-encoding'));
  const coding = acceptableCoding && asset.coded[acceptableCoding] ? acceptableCoding : undefined;
  const body = (coding && asset.coded[coding]) ?? asset.plain;
  const etag = `"${asset.etag}${coding ? `-${coding}` : ''}"`;
  const headers = new Headers({
    // Every file's name contains a hash of its content.
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
    vary: 'Accept-Encoding',
  });
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', asset.type);
  headers.set('content-length', String(body.length));
  if (coding) headers.set('content-encoding', coding);
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}
