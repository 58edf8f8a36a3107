import type { LaunchOptions } from 'playwright';
import { findBrowser } from './browser.mjs';

/** The features that Playwright disables. Repeated here, because Chromium uses only the last list, ours. */
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

/** Returns the options with which Playwright starts the browser, for tests and measurements. */
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
