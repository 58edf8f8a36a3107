/**
 * Prepares a fresh copy of the project; does nothing if it is ready. Plain JavaScript without dependencies: it runs on
 * whatever Node is installed, before the project's own.
 *
 *   node scripts/setup.mjs             packages, generated files
 *   node scripts/setup.mjs --browser   and a browser for the end-to-end tests
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { needsInstall, nextBrowserStep } from './setup/decisions.mjs';

// Node has `import.meta.dirname` only from version 20.11.
const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const modules = path.join(root, 'node_modules');
const onWindows = process.platform === 'win32';
const projectNode = path.join(modules, 'node/bin', onWindows ? 'node.exe' : 'node');
const minutes = 60_000;

const browserSteps = {
  download: {
    label: "Playwright's Chromium downloaded",
    run: () =>
      run(
        projectNode,
        [path.join(modules, 'playwright/cli.js'), 'install', '--no-shell', 'chromium'],
        { limit: 3 * minutes },
      ),
  },
  apt: {
    label: 'Chromium installed with apt-get',
    run: () => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const refreshed = run('apt-get', ['update'], { limit: 3 * minutes, env });
      const install = (name) =>
        run('apt-get', ['install', '-y', '--no-install-recommends', name], {
          limit: 10 * minutes,
          env,
        });
      const shell = install('chromium-headless-shell');
      // Not every release packages the shell separately.
      const { ok, output } = shell.ok ? shell : install('chromium');
      return { ok, output: refreshed.output + shell.output + output };
    },
  },
};

try {
  installPackages();
  checkNode();
  generate();
  if (process.argv.includes('--browser')) provideBrowser();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function installPackages() {
  const lock = readJson('package-lock.json');
  if (!needsInstall(lock, readJson('node_modules/.package-lock.json'))) return;
  if (onWindows && process.execPath.startsWith(modules)) {
    // A running program cannot be replaced on Windows.
    throw new Error('The packages have changed: run `npm ci`, then this again.');
  }
  const started = Date.now();
  const flags = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  const result = run('npm', flags, {
    shell: onWindows,
    env: { ...process.env, ...pathWithoutModules(), SCARF_ANALYTICS: 'false' },
  });
  if (!result.ok) {
    throw new Error(`${result.output}\n\`npm ci\` failed: mend what it says above, then repeat.`);
  }
  console.log(`Packages installed (${Math.round((Date.now() - started) / 1000)} s)`);
}

/** `npm ci` removes node_modules, including the Node that npm scripts run on, so it must run on the system's. */
function pathWithoutModules() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = (process.env[name] ?? '').split(path.delimiter);
  return { [name]: folders.filter((folder) => !folder.startsWith(modules)).join(path.delimiter) };
}

function checkNode() {
  const wanted = readJson('package.json').devDependencies.node.split('.')[0];
  const { output } = run(projectNode, ['--version']);
  if (output.trim().startsWith(`v${wanted}.`)) return;
  throw new Error(
    `The project's own Node ${wanted} is not set up: run \`npm rebuild node --ignore-scripts=false\`.`,
  );
}

function generate() {
  if (existsSync(path.join(root, 'generated'))) return;
  const result = run(projectNode, [path.join(root, 'scripts/generate.ts')]);
  if (!result.ok) throw new Error(`${result.output}\n\`npm run generate\` failed.`);
  console.log('Generated files written');
}

function provideBrowser() {
  const canUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const tried = [];
  const errors = [];
  for (;;) {
    const step = nextBrowserStep({ found: Boolean(findBrowser()), tried, canUseApt });
    if (step === 'done') return;
    if (step === 'give up') {
      throw new Error(
        `The tests need a browser: install Chrome or Chromium, or set CHROME_PATH to one (${errors.join('; ')}).`,
      );
    }
    tried.push(step);
    const { ok, output } = browserSteps[step].run();
    if (ok) console.log(browserSteps[step].label);
    else errors.push(`${step}: ${lastLine(output)}`);
  }
}

function lastLine(text) {
  return text.trim().split('\n').at(-1)?.trim() || 'no answer in time';
}

function readJson(name) {
  const file = path.join(root, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Runs a program until it ends, without output. */
function run(command, args, { limit, ...options } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: limit,
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  });
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}`;
  return { ok: result.status === 0, output: output || (result.error?.message ?? '') };
}
