import type { LaunchOptions } from 'playwright';
import { findBrowser } from './browser.mjs';

/** What Playwright disables. Repeated here, because Chromium takes only the last list, and that is ours. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Chromium's address bar: its pages load again for each window, which takes a quarter of the browser tests' time. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export const disabledFeatures: readonly string[] = [...disabledByPlaywright, ...addressBar];

/** How Playwright starts the browser, for tests and measurements. */
export function launchOptions(): LaunchOptions {
  const executablePath = findBrowser();
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-background-networking',
      `--disable-features=${disabledFeatures.join()}`,
      // Chromium refuses to run as root with its sandbox on.
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  };
}
