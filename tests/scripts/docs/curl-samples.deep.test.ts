import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundle, bundleFromString, createConfig, loadConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { startMockServer } from '#mocks/http/server.ts';
import { createMockService } from '#mocks/service.ts';
import docsPlugin from '#scripts/docs/plugin.ts';
import { root } from '#scripts/process/tool.ts';
import { afterwards, template } from '#tests/mocks/support.ts';
import { tempFolder } from '../temp-folder.ts';

const run = promisify(execFile);

interface Sample {
  readonly id: string;
  readonly method: string;
  readonly source: string;
}

interface Shown {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ShownOperation>>>>;
}

interface ShownOperation {
  readonly operationId: string;
  readonly 'x-codeSamples': readonly [{ readonly source: string }];
}

/** The curl commands in a document after Redocly's decorators. */
function samplesIn(parsed: unknown): Sample[] {
  const { paths }: Shown = Object(parsed);
  return Object.values(paths).flatMap((item) =>
    Object.entries(item).map(
      ([
        method,
        {
          operationId: id,
          'x-codeSamples': [{ source }],
        },
      ]) => ({
        id,
        method,
        source,
      }),
    ),
  );
}

/** The curl commands that `npm run docs` shows in a document. */
async function samples(name: string): Promise<Sample[]> {
  const config = await loadConfig({ configPath: path.join(root, 'scripts/docs/redocly.yaml') });
  const ref = path.join(root, 'generated', name, 'document.json');
  return samplesIn((await bundle({ ref, config })).bundle.parsed);
}

/** Runs commands in one folder, which stores their cookies, against a mock service of their own. */
async function shell() {
  const service = await createMockService({ page: { template: () => template, csp: false } });
  const server = await startMockServer({ port: 0, service });
  afterwards(() => server.close());
  const cwd = tempFolder();
  return async (source: string) => {
    const command = source.replace('http://localhost:4000', server.url);
    const { stdout } = await run('sh', ['-c', `${command} -s -o answer -w '%{http_code}'`], {
      cwd,
    });
    return Number(stdout);
  };
}

/** Without an impersonation, there is none to exit; and the example's token is from the time of the story. */
const refused: Readonly<Record<string, number>> = {
  exitImpersonationByUrl: 403,
  listEventChanges: 410,
};

it.each([
  ['app', 'owner@example.com', 'updateProfile'],
  ['admin', 'admin@example.com', 'createAuditNote'],
  ['calendar', 'owner@example.com', 'importEvents'],
])('the curl commands of the %s API work as they are', async (name, email, write) => {
  const all = await samples(name);
  const logIn = (await samples('app')).find(({ id }) => id === 'logIn');
  const status = await shell();
  expect(await status(logIn?.source.replace('owner@example.com', email) ?? '')).toBe(200);

  // Logging out ends the session, so it comes last.
  const tried = all
    .filter(({ id, method }) => method === 'get' || id === write)
    .toSorted((a, b) => Number(a.id === 'logOut') - Number(b.id === 'logOut'));
  const failures: string[] = [];
  for (const { id, source } of tried) {
    const code = await status(source);
    const isFine = refused[id] === undefined ? code >= 200 && code < 400 : code === refused[id];
    if (!isFine) failures.push(`${id}: ${code}`);
  }
  expect(tried.length).toBeGreaterThan(10);
  expect(failures).toEqual([]);
});

it('the curl commands quote what is special in a shell', async () => {
  const config = await createConfig({
    plugins: [docsPlugin()],
    decorators: { 'docs/curl-samples': 'on' },
  });
  const examples = { one: { value: "It's $HOME" } };
  const operation = {
    operationId: 'createNote',
    requestBody: { content: { 'application/json': { examples } } },
    responses: {},
  };
  const source = JSON.stringify({
    openapi: '3.1.0',
    'x-server': 'product',
    paths: { '/notes': { post: operation } },
  });
  const [sample] = samplesIn((await bundleFromString({ source, config })).bundle.parsed);
  const command = sample?.source.replace('curl', "printf '%s\\n'") ?? '';
  const { stdout } = await run('sh', ['-c', command]);
  expect(stdout.split('\n')).toContain(JSON.stringify(examples.one.value));
});
