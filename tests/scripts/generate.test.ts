import { appendFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runNode } from '#scripts/process/children.ts';
import { root } from '#scripts/process/tool.ts';
import { tempFolder } from './temp-folder.ts';

it('lists outdated generated files and how to update them, which overwrites them', async () => {
  const project = projectCopy();
  const file = path.join(project, 'generated/error-ids.ts');
  const before = readFileSync(file, 'utf8');
  appendFileSync(file, '// changed by hand\n');
  writeFileSync(path.join(project, 'generated/left-over.ts'), '');
  const readme = path.join(project, 'scripts/build/hosting/README.md');
  writeFileSync(readme, readFileSync(readme, 'utf8').replace('| `/register` |', '| `/join` |'));

  const { ok, output } = await runNode(['scripts/generate.ts', '--check'], { cwd: project });

  expect(ok).toBe(false);
  expect(output).toBe(
    'Out of date: generated/error-ids.ts, scripts/build/hosting/README.md, generated/left-over.ts\nMend it with: npm run generate\n',
  );
  expect(await runNode(['scripts/generate.ts'], { cwd: project })).toMatchObject({ ok: true });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

function projectCopy(): string {
  const folder = tempFolder();
  const scripts = ['build', 'generate.ts', 'generation', 'layers', 'messages', 'process'].map(
    (name) => `scripts/${name}`,
  );
  const icons = 'mocks/resources/icons';
  for (const name of ['openapi', 'generated', 'src', 'docs', icons, ...scripts, 'package.json']) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}
