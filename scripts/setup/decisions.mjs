/** What set-up has to do, decided from facts alone. */

/**
 * Whether the installed packages differ from the lock file's. `installed` is npm's own record of what it put into
 * node_modules, written last, so that an interrupted install counts as none.
 */
export function needsInstall(lock, installed) {
  if (!installed) return true;
  return Object.entries(lock.packages).some(([place, wanted]) => {
    // The record leaves out the project itself and what is for other systems only.
    if (place === '' || (wanted.optional && !installed.packages[place])) return false;
    const found = installed.packages[place];
    return found?.version !== wanted.version || found?.integrity !== wanted.integrity;
  });
}

/** The way to get a browser that should be tried next, after those that failed. */
export function nextBrowserStep({ found, tried, canUseApt }) {
  if (found) return 'done';
  if (!tried.includes('download')) return 'download';
  if (canUseApt && !tried.includes('apt')) return 'apt';
  return 'give up';
}
