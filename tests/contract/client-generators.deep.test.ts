import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { generateApi } from 'swagger-typescript-api';
import { expect, it } from 'vitest';
import { bundledDocuments } from '#scripts/contract/bundled-documents.ts';
import { runNode } from '#scripts/process/children.ts';
import { toolPath } from '#scripts/process/tool.ts';
import { tempFolder } from '#tests/scripts/temp-folder.ts';

const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  strict: true,
  noEmit: true,
  // TypeScript's own libraries are not under test.
  skipDefaultLibCheck: true,
  // None of this project's own types may help a generated client compile.
  types: [],
};

it('two independent generators produce clients that compile under strict TypeScript', async () => {
  const folder = tempFolder({
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['**/*.ts'] }),
    // Proves that the folder is compiled.
    'wrong.ts': 'export const text: string = 1;\n',
  });
  for (const { name, file } of bundledDocuments()) {
    await createClient({
      input: file,
      output: { path: path.join(folder, name, 'openapi-ts'), postProcess: [] },
      logs: { level: 'silent', file: false },
    });
    await generateApi({
      input: file,
      output: path.join(folder, name, 'swagger-typescript-api'),
      silent: true,
    });
  }
  const tsc = [toolPath('typescript-native', 'tsc'), '--pretty', 'false', '-p', folder];
  const { output } = await runNode(tsc, { cwd: folder });
  // The one line about the deliberately wrong file, and nothing about the clients.
  expect(output.trim()).toMatch(/^wrong\.ts\(1,14\): error TS2322:.*$/);
});
