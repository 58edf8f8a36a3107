/**
 * `npm run bench`: measures what depends on the machine, and the calendar beside FullCalendar. A missed budget does not
 * fail, because other programs may have slowed the machine down.
 */
import { chromium } from 'playwright';
import { measureDrag } from './bench/drag.ts';
import { measurePages, print } from './bench/pages.ts';
import { servePeer } from './bench/peer.ts';
import { compareWithPrism, startScript } from './bench/services.ts';
import { launchOptions } from './launch-options.ts';
import { endChild, runNode } from './process/children.ts';
import { runMain } from './process/main.ts';
import { root } from './process/tool.ts';
import { generateIfChanged } from './serving/generated.ts';
import { readPort } from './serving/port.ts';

await runMain(async () => {
  const port = readPort(process.env['PORT'], 4390);
  await generateIfChanged();
  const { seconds } = await runNode(['scripts/generate.ts', '--check'], { cwd: root });
  print('seconds to generate', seconds, 2);
  const startTime = performance.now();
  const mock = await startScript('scripts/mock.ts', port);
  print('seconds until the mock service is ready', (performance.now() - startTime) / 1000, 1.5);
  const share = await compareWithPrism(mock.url, port + 2);
  print('answers of Prism to one of the mock service', share, 0.25);
  await endChild(mock.child);
  const client = await startScript('scripts/start.ts', port);
  const peer = await servePeer(client.url);
  print('kB of scripts of a calendar', peer.own / 1000, 50, peer.fullCalendar / 1000);
  const browser = await chromium.launch(launchOptions());
  await measurePages(browser, client.url, peer.url);
  print('longest frame of a drag', await measureDrag(browser, client.url), 32);
  await Promise.all([browser.close(), peer.close(), endChild(client.child)]);
});
