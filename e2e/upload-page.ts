import path from 'node:path';
import type { Page } from '@playwright/test';
import { uploadHosts } from '../mocks/upload/hosts.ts';
import { makePolicy } from '../mocks/upload/policy.ts';
import { secondOrigin } from './second-origin.ts';

const sdk = path.join(
  import.meta.dirname,
  '../node_modules/filestack-js/build/browser/filestack.esm.js',
);

/** The result of an upload on the page. */
export interface Outcome {
  /** The SDK's result; without this or an error, the upload has not ended. */
  readonly file?: {
    status: string;
    handle: string;
    size: number;
    url: string;
    container: string;
    key: string;
    workflows: string[];
  };
  /** How often the SDK reported that parts start. */
  readonly starts: number;
  readonly progress: readonly number[];
  readonly error?: { message: string; details: unknown; type: string | undefined };
}

type UploadEvent = 'call' | 'parts' | 'address' | 'arrival';

export interface UploadWish {
  readonly name: string;
  readonly size?: number;
  readonly type?: string;
  readonly options?: object;
  readonly store?: object;
  /** Without one, the upload gets a policy that allows it. */
  readonly security?: { readonly policy: string; readonly signature: string } | null;
  /**
   * Actions on the upload, and their delay in milliseconds after the call, the start of its parts, the first answer
   * with a part's address, or the arrival of a part.
   */
  readonly acts?: readonly {
    act: 'cancel' | 'pause' | 'resume';
    since: UploadEvent;
    after: number;
  }[];
  /** The time given to an upload that is not expected to end, in milliseconds. */
  readonly patience?: number;
}

interface FailedRequest {
  message: string;
  details: unknown;
  type?: string;
}

/** Opens a page on the product's origin with nothing but the real SDK, pointed at the mock provider. */
export async function openUploadPage(page: Page): Promise<void> {
  await page.route('**/filestack.js', (route) => route.fulfill({ path: sdk }));
  // A document from the server itself, since Chromium blocks others from calling this computer; and one without a policy.
  await page.goto('/__mock__/violations');
  await page.evaluate(
    async (hosts) => {
      const filestack = await import(`${location.origin}/filestack.js`);
      Object.assign(filestack.init('first').session.urls, hosts);
      Object.assign(window, { filestack });
    },
    // Its own world, as in the settings of a page.
    uploadHosts(`${secondOrigin}/worlds/${crypto.randomUUID()}`),
  );
}

/** Every request to the provider, in order, such as `POST /multipart/start`. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === secondOrigin) calls.push(`${request.method()} ${callName(url.pathname)}`);
  });
  return calls;
}

function callName(pathname: string): string {
  return pathname
    .replace(/^\/worlds\/[^/]+/, '')
    .replace(/^\/multipart\//, '')
    .replace(/^\/storage\/[^/]+\/(\d+)\/\d+$/, 'part $1');
}

/** Uploads a file with the real SDK, with short delays between retries. */
export function upload(page: Page, wish: UploadWish): Promise<Outcome> {
  const security = wish.security === undefined ? makePolicy({ call: ['pick', 'store'] }) : null;
  return page.evaluate(uploadInPage, { ...wish, security: wish.security ?? security });
}

/** Runs in the page. */
async function uploadInPage(wish: UploadWish): Promise<Outcome> {
  const { name, size = 1000, type = 'image/png', store = {}, acts = [], options, security } = wish;
  const { filestack } = window as unknown as { filestack: { init: SdkInit } };
  const client = filestack.init('mock-api-key', security ? { security: plain(security) } : {});
  const bytes = new Uint8Array(size);
  for (let index = 0; index < size; index += 1) bytes[index] = (index * 7 + (index >> 9)) % 256;
  const token: SdkToken = {};
  Object.assign(window, { uploadedBytes: bytes, client });

  const progress: number[] = [];
  const errors: FailedRequest[] = [];
  const planned = new Set<UploadEvent>();
  let starts = 0;
  client.on('upload.error', (error) => errors.push(error as FailedRequest));
  client.on('upload.start', () => {
    starts += 1;
    plan('parts');
  });
  new PerformanceObserver((list) => {
    const answered = (path: string) =>
      list.getEntries().some(({ name: url }) => url.includes(path));
    if (answered('/multipart/upload')) plan('address');
    if (answered('/storage/')) plan('arrival');
  }).observe({ type: 'resource' });
  const onProgress = ({ totalPercent }: { totalPercent: number }) => progress.push(totalPercent);
  const all = { progressInterval: 100, onProgress, ...options };
  const file = new File([bytes], name, { type });
  const { patience } = wish;
  try {
    const uploading = client.upload({ file, name }, all, store, token);
    plan('call');
    const waited = new Promise<undefined>((resolve) => {
      if (patience !== undefined) setTimeout(resolve, patience, undefined);
    });
    const done = await Promise.race([uploading, waited]);
    if (!done) return { starts, progress };
    const { status, handle, url, container, key, workflows } = done;
    const told = { status, handle, size: done.size, url, container, key, workflows };
    return { file: told, starts, progress };
  } catch (error) {
    const { message, details, type: kind } = errors[0] ?? (error as FailedRequest);
    return { starts, progress, error: { message, details, type: kind } };
  }

  function plan(event: UploadEvent) {
    if (planned.has(event)) return;
    planned.add(event);
    for (const { act, since, after } of acts) {
      if (since !== event) continue;
      const run = () => {
        performance.mark(act);
        token[act]?.();
      };
      if (after === 0) run();
      else setTimeout(run, after);
    }
  }

  function plain({ policy, signature }: { policy: string; signature: string }) {
    return { policy, signature };
  }

  interface SdkToken {
    cancel?: () => void;
    pause?: () => void;
    resume?: () => void;
  }
  interface SdkClient {
    on(event: string, handler: (payload: unknown) => void): void;
    upload(
      file: object,
      options: object,
      store: object,
      token: SdkToken,
    ): Promise<NonNullable<Outcome['file']>>;
  }
  type SdkInit = (key: string, options: object) => SdkClient;
}
