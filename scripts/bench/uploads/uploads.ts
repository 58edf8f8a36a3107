import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { uploadHosts } from '#mocks/upload/hosts.ts';
import { makePolicy, mockApiKey } from '#mocks/upload/policy.ts';
import { findBrowser } from '../../browser.mjs';
import { endChild, startProgram } from '../../process/children.ts';
import { CommandError } from '../../process/command-error.ts';
import { startSink } from './sink.ts';

const megabytes = 200;
const memoryIntervalMs = 100;
const longestMs = 120_000;

export interface MeasuredUpload {
  readonly way: string;
  readonly megabytesPerSecond: number;
  /** How much the memory of the page's process grew at most, in millions of bytes. */
  readonly memory: number;
}

/**
 * Uploads a large file from Chromium in several ways, one after another. No test tool drives the browser, because it
 * would be notified of every byte sent.
 */
export async function measureUploads(): Promise<MeasuredUpload[]> {
  const browser = findBrowser();
  if (browser === undefined) throw new CommandError('There is no Chromium to upload from.');
  const measured: MeasuredUpload[] = [];
  const ended = Promise.withResolvers<void>();
  let memory = { before: 0, most: 0 };
  const script = await pageScript();
  const sink = await startSink(
    (origin) => ({
      '/': ['text/html', '<!doctype html><script type="module" src="/page.js"></script>'],
      '/page.js': ['text/javascript', script],
      '/job': ['application/json', JSON.stringify(jobOf(origin))],
      '/large.bin': ['application/octet-stream', Buffer.alloc(megabytes * 1_000_000)],
    }),
    (told) => {
      const failure = told.get('failure');
      if (failure !== null) return ended.reject(new Error(failure));
      const way = told.get('end');
      if (way === null) {
        const before = heldBy(child.pid ?? 0);
        memory = { before, most: before };
        return;
      }
      const megabytesPerSecond = megabytes / Number(told.get('seconds'));
      measured.push({ way, megabytesPerSecond, memory: memory.most - memory.before });
      if (way === 'client') ended.resolve();
    },
  );
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-browser-'));
  const isRoot = process.getuid?.() === 0;
  const child = startProgram(browser, [
    '--headless',
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    `--user-data-dir=${profile}`,
    // Without a driver or an open page, the browser would exit immediately.
    '--remote-debugging-port=0',
    sink.url,
  ]);
  const sampler = setInterval(() => {
    memory = { ...memory, most: Math.max(memory.most, heldBy(child.pid ?? 0)) };
  }, memoryIntervalMs);
  const limit = setTimeout(() => ended.reject(new Error('The uploads took too long.')), longestMs);
  try {
    await ended.promise;
    return measured;
  } finally {
    clearTimeout(limit);
    clearInterval(sampler);
    await endChild(child);
    await sink.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function jobOf(origin: string) {
  const { policy, signature } = makePolicy({ call: ['pick', 'store'] });
  return { apiKey: mockApiKey, hosts: uploadHosts(origin), policy, signature };
}

/** Memory of the browser's largest page process, in millions of bytes. */
function heldBy(browserId: number): number {
  const processes = execFileSync('ps', ['-eo', 'pgid,rss,args'], { encoding: 'utf8' });
  const held = processes.split('\n').flatMap((line) => {
    const [, group, kibibytes] = /^\s*(\d+)\s+(\d+)\s.*--type=renderer/.exec(line) ?? [];
    return Number(group) === browserId ? [(Number(kibibytes) * 1024) / 1_000_000] : [];
  });
  return Math.max(0, ...held);
}

/** The page's code, with the SDK, as one script. */
async function pageScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'page.ts'),
        output: { codeSplitting: false },
      },
    },
  });
  const [built] = [result].flat();
  if (!built || !('output' in built)) throw new Error('The page was not built.');
  return built.output[0].code;
}
