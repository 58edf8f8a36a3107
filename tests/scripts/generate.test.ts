import { appendFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runNode } from '#scripts/process/children.ts';
import { root } from '#scripts/process/tool.ts';
import { tempFolder } from './temp-folder.ts';

it('says which generated files do not follow the contract, and how to mend it', async () => {
  const project = projectCopy();
  appendFileSync(path.join(project, 'generated/error-ids.ts'), '// changed by hand\n');
  writeFileSync(path.join(project, 'generated/left-over.ts'), '');

  const { ok, output } = await runNode(['scripts/generate.ts', '--check'], { cwd: project });

  expect(ok).toBe(false);
  expect(output).toBe(
    'generated/ does not follow openapi/: error-ids.ts, left-over.ts\nMend it with: npm run generate\n',
  );
});

it('writes what the contract says over what somebody changed', async () => {
  const project = projectCopy();
  const file = path.join(project, 'generated/error-ids.ts');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, 'changed');

  const { ok } = await runNode(['scripts/generate.ts'], { cwd: project });

  expect(ok).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

function projectCopy(): string {
  const folder = tempFolder();
  const parts = ['openapi', 'generated', 'scripts/generate.ts', 'scripts/generation'];
  for (const name of [...parts, 'package.json']) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}
