import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { startMockServer } from '#mocks/http/server.ts';
import { createMockService } from '#mocks/service.ts';
import { createUploadOrigin } from '#mocks/upload/upload-origin.ts';
import { bundledDocuments, readBundled } from '#scripts/contract/bundled-documents.ts';
import { curlLines, loginLine } from '#scripts/docs/curl.ts';
import { operationsOf } from '#scripts/generation/documents.ts';
import { afterwards, template } from '#tests/mocks/support.ts';
import { tempFolder } from '../temp-folder.ts';

const run = promisify(execFile);

function documentOf(name: string) {
  const bundled = bundledDocuments().find((one) => one.name === name);
  return readBundled(bundled ?? expect.fail(`There is no ${name}.`));
}

/** Runs commands in the shell of a folder that stores their cookies, and returns the status of each. */
function shell() {
  const folder = tempFolder();
  return async (line: string) => {
    const { stdout } = await run('sh', ['-c', `${line} -s -o answer.txt -w '%{http_code}'`], {
      cwd: folder,
    });
    return Number(stdout);
  };
}

async function openProduct(email: string) {
  const service = await createMockService({ page: { template: () => template, csp: false } });
  const server = await startMockServer({ port: 0, service });
  afterwards(() => server.close());
  const status = shell();
  expect(await status(loginLine(email, server.url))).toBe(200);
  return { base: server.url, status };
}

/** The login for each document, and one of its writes. */
const stories = [
  ['app', 'owner@example.com', 'updateProfile'],
  ['admin', 'admin@example.com', 'createAuditNote'],
] as const;

/** Commands that need more than a login: the user is not impersonating anyone yet. */
const refused: Readonly<Record<string, number>> = { exitImpersonationByUrl: 403 };

describe.each(stories)('the curl commands of the %s document', (name, email, write) => {
  it('work unchanged against the mock service: every GET, and a write', async () => {
    const { base, status } = await openProduct(email);
    const document = documentOf(name);
    const lines = curlLines(document, base);
    // The operation that ends the session comes last.
    const reads = operationsOf(document)
      .filter(({ method }) => method === 'get')
      .map(({ operation }) => operation.operationId)
      .sort((a, b) => Number(a === 'logOut') - Number(b === 'logOut'));
    const failed: unknown[] = [];
    for (const id of [write, ...reads]) {
      const code = await status(lines.get(id) ?? expect.fail(`There is no ${id}.`));
      const isFine = refused[id] === undefined ? code >= 200 && code < 400 : code === refused[id];
      if (!isFine) failed.push([id, code]);
    }
    expect(failed).toEqual([]);
  });
});

describe.each([
  ['upload', 'startUpload', 200],
  ['analytics', 'reportEvent', 202],
] as const)('the curl commands of the %s document', (name, write, code) => {
  it('work unchanged against the upload provider', async () => {
    const service = await createUploadOrigin({ origin: 'http://localhost' });
    const server = await startMockServer({ port: 0, service });
    afterwards(() => server.close());
    const status = shell();
    const lines = curlLines(documentOf(name), server.url);
    expect(await status(lines.get(write) ?? expect.fail(`There is no ${write}.`))).toBe(code);
  });
});

it('quotes special characters of the shell', () => {
  const lines = curlLines(
    {
      paths: {
        '/notes': {
          post: {
            operationId: 'createNote',
            summary: 'Note',
            'x-source': 'proposed',
            requestBody: {
              content: { 'application/json': { examples: { one: { value: "It's $HOME" } } } },
            },
            responses: {},
          },
        },
      },
      components: { schemas: {} },
    },
    'http://localhost',
  );
  expect(lines.get('createNote')).toContain(`-d '"It'\\''s $HOME"'`);
});
