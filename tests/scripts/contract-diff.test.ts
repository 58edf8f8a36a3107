import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { changesSince, readAcceptedBreaks, report } from '#scripts/contract-diff.ts';
import { tempFolder } from './temp-folder.ts';

const contract = `openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /people:
    $ref: 'shared/people.yaml'
`;

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

it('compares the working tree with a revision, including shared files', async () => {
  const repository = createRepository({
    'openapi/app.yaml': contract,
    'openapi/redocly.yaml': 'apis: {}\n',
    'openapi/shared/people.yaml': 'get: { responses: {} }\npost: { responses: {} }\n',
  });
  expect(await changesSince(repository, 'HEAD')).toEqual([]);
  writeFileSync(path.join(repository, 'openapi/shared/people.yaml'), 'get: { responses: {} }\n');
  expect(await changesSince(repository, 'first')).toEqual([
    { text: 'app: POST /people: removed', isBreaking: true },
  ]);
  await expect(changesSince(repository, '--all')).rejects.toThrow('no openapi/ at "--all"');
});

it('reports breaking changes first, and refuses those that are not accepted', () => {
  const changes = [
    { text: 'new', isBreaking: false },
    { text: 'gone', isBreaking: true },
    { text: 'left', isBreaking: true },
  ];
  const accepted = new Map([
    ['left', 'Nobody calls it.'],
    ['new', 'It breaks nothing.'],
  ]);
  expect(report(changes, accepted)).toEqual({
    text: `Breaking (1)
  gone

Breaking, and accepted (1)
  left (Nobody calls it.)

Not breaking (1)
  new

Accepted, but not among these changes: mistyped, or no longer needed (1)
  new`,
    isRefused: true,
  });
  expect(report([], new Map())).toEqual({ text: 'Nothing changed.', isRefused: false });
});

it('reads accepted breaks, each with its reason', () => {
  const read = (text: string) =>
    readAcceptedBreaks(tempFolder({ 'openapi/accepted-breaks.yaml': text }));
  expect(read("'gone': &why Nobody calls it.\n'left': *why\n").get('left')).toBe(
    'Nobody calls it.',
  );
  expect(read('# Nothing yet.').size).toBe(0);
  expect(() => read("'gone':\n")).toThrow('No reason for "gone".');
});
