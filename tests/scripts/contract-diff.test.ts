import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { changesSince, reportSince } from '#scripts/contract-diff.ts';
import { runNode } from '#scripts/process/children.ts';
import { root } from '#scripts/process/tool.ts';
import { tempFolder } from './temp-folder.ts';

const contract = `openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /people:
    get:
      responses: { '200': { $ref: 'shared/answers.yaml#/People' } }
`;

it('compares the working tree with a revision, including shared files', async () => {
  const repository = createRepository({
    'openapi/app.yaml': contract,
    'openapi/redocly.yaml': 'apis: {}\n',
    'openapi/shared/answers.yaml': answers('[name]'),
  });
  expect(await changesSince(repository, 'HEAD')).toEqual([]);

  writeFileSync(path.join(repository, 'openapi/shared/answers.yaml'), answers('[]'));
  writeFileSync(path.join(repository, 'openapi/upload.yaml'), contract);
  const changes = await changesSince(repository, 'first');
  expect(changes.map(({ document, isBreaking }) => [document, isBreaking])).toEqual([
    ['app', true],
    ['upload', false],
  ]);

  rmSync(path.join(repository, 'openapi/app.yaml'));
  expect((await changesSince(repository, 'first'))[0]).toMatchObject({
    document: 'app',
    text: 'The document was removed',
  });
});

it('passes an accepted break and reports unused entries', async () => {
  const repository = createRepository({
    'openapi/app.yaml': contract,
    'openapi/shared/answers.yaml': answers('[name]'),
  });
  writeFileSync(path.join(repository, 'openapi/shared/answers.yaml'), answers('[]'));
  const refused = await reportSince(repository, 'first');
  expect(refused.isRefused).toBe(true);
  const change = /^ {4}(.+)$/m.exec(refused.text)?.[1] ?? '';

  const list = [
    { document: 'app', operation: 'GET /people', change, reason: 'Nobody reads it.' },
    { document: 'app', operation: 'GET /poeple', change, reason: 'Mistyped.' },
  ];
  writeFileSync(path.join(repository, 'openapi/accepted-breaks.yaml'), JSON.stringify(list));
  expect(await reportSince(repository, 'first')).toEqual({
    isRefused: false,
    text: [
      'Breaking, and accepted (1)',
      '  app: GET /people',
      `    ${change}: Nobody reads it.`,
      '',
      'Accepted, but not among these changes (1): mistyped, or no longer needed',
      `  app: GET /poeple: ${change}`,
    ].join('\n'),
  });
});

it('reports an unknown revision, or one without a contract', async () => {
  const repository = createRepository({ 'README.md': 'No contract yet.' });
  await expect(changesSince(repository, 'nowhere')).rejects.toThrow(
    'Git knows no revision "nowhere" here.',
  );
  await expect(changesSince(repository, '--all')).rejects.toThrow('no revision "--all"');
  await expect(changesSince(repository, 'first')).rejects.toThrow(
    'There is no openapi/ at "first"',
  );
});

it('requires a revision', async () => {
  const { ok, output } = await runNode(['scripts/contract-diff.ts'], { cwd: root });
  expect([ok, output]).toEqual([
    false,
    'Say what to compare with: npm run contract:diff -- <git-ref>\n',
  ]);
});

function answers(required: string): string {
  return `People:
  description: People.
  content:
    application/json:
      schema: { type: object, required: ${required}, properties: { name: { type: string } } }
`;
}

/** A repository with one revision, `first`. */
function createRepository(files: Record<string, string>): string {
  const folder = tempFolder(files);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'First');
  git('tag', 'first');
  return folder;
}
