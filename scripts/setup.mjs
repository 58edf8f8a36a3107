/**
 * Installs what `npm start`, `npm run dev` and `npm test` need, if it is missing; `--browser` includes a browser for the
 * tests. Plain JavaScript without dependencies: it runs on whatever Node is installed, before the project's own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';

const binary = process.platform === 'win32' ? 'node.exe' : 'node';
const projectNode = path.resolve('node_modules/node/bin', binary);
const apt = 'apt-get install -qqy --no-install-recommends';

if (!isInstalled()) {
  // The project's Node is among what `npm ci` replaces, so npm must not run on it.
  const { npm_node_execpath: node = process.execPath, npm_execpath: npm } = process.env;
  if (!npm || !run(node, [npm, 'ci', '--loglevel=error'])) fail('Run `npm ci` first.');
}
if (!existsSync(projectNode)) {
  fail("The project's own Node is missing: run `npm rebuild node --ignore-scripts=false`.");
}
if (!existsSync('generated') && !run(projectNode, ['scripts/generate.ts'])) process.exit(1);
if (process.argv.includes('--browser')) provideBrowser();

/** Compares the lock file with npm's record of node_modules, which it writes last. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  const installed = existsSync(record) ? readPackages(record) : {};
  return Object.entries(readPackages('package-lock.json')).every(
    ([place, { integrity, optional }]) =>
      // The record leaves out the project itself and packages for other systems.
      place === '' || (installed[place] ? installed[place].integrity === integrity : optional),
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function provideBrowser() {
  if (findBrowser()) return;
  run(projectNode, ['node_modules/playwright/cli.js', 'install', '--no-shell', 'chromium']);
  if (!findBrowser() && process.getuid?.() === 0) {
    // Not every release packages the shell, which is the same browser without a user interface.
    run('sh', ['-c', `apt-get update -qq; ${apt} chromium-headless-shell || ${apt} chromium`]);
  }
  if (!findBrowser())
    fail('The tests need a browser: install Chromium, or set CHROME_PATH to one.');
}

/** Runs a program, which must not wait for a server forever, and returns if it succeeded. */
function run(command, args) {
  const env = { ...process.env, SCARF_ANALYTICS: 'false', DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, timeout: 600_000, stdio: 'inherit' }).status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
