/** The decisions of setup, as pure functions. */

/**
 * Whether the installed packages differ from the lock file. `installed` is npm's own record of the contents of
 * node_modules. npm writes it last, so an interrupted install counts as missing.
 */
export function needsInstall(lock, installed) {
  if (!installed) return true;
  return Object.entries(lock.packages).some(([place, wanted]) => {
    // The record omits the project itself and packages for other systems.
    if (place === '' || (wanted.optional && !installed.packages[place])) return false;
    const found = installed.packages[place];
    return found?.version !== wanted.version || found?.integrity !== wanted.integrity;
  });
}

/** How to get a browser next, after some ways have failed. */
export function nextBrowserStep({ found, tried, canUseApt }) {
  if (found) return 'done';
  if (!tried.includes('download')) return 'download';
  if (canUseApt && !tried.includes('apt')) return 'apt';
  return 'give up';
}
