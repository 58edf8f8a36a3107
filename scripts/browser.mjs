/**
 * Finds the browser for the end-to-end tests. Plain JavaScript without dependencies, because setup runs it before
 * anything is installed.
 */
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';

/** In order of preference: the headless shell is the same browser without a user interface and takes half the time. */
const commandNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The path of an installed Chrome or Chromium, otherwise of Playwright's own Chromium, otherwise `undefined`.
 * @throws Error if `CHROME_PATH` is set but does not exist: never replace an explicit choice with another browser.
 */
export function findBrowser() {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROME_PATH is "${named}", which is not a program.`);
  }
  return [...installedCandidates(process.platform, process.env), ...downloaded()].find(isProgram);
}

/** Paths of installed browsers, best first. */
export function installedCandidates(platform, env) {
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    return roots
      .filter(Boolean)
      .flatMap((root) =>
        ['Google\\Chrome', 'Chromium'].map((name) => `${root}\\${name}\\Application\\chrome.exe`),
      );
  }
  const folders = (env['PATH'] ?? '').split(':').filter(Boolean);
  const onPath = commandNames.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  if (platform !== 'darwin') return onPath;
  const applications = ['/Applications', `${env['HOME']}/Applications`];
  const inApplications = applications.flatMap((folder) =>
    ['Google Chrome', 'Chromium'].map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
  );
  return [...inApplications, ...onPath];
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Only as the last resort, because loading Playwright takes a moment, and it is missing before the first install. */
function* downloaded() {
  const require = createRequire(import.meta.url);
  try {
    yield require('playwright').chromium.executablePath();
  } catch {
    // Not installed, or there is no download for this system.
  }
}
