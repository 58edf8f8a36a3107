import { expect, it, onTestFinished } from 'vitest';
import { servePeer } from '#scripts/bench/peer.ts';
import { runNode } from '#scripts/process/children.ts';

it('the page with FullCalendar is served, and its scripts and ours are weighed', async () => {
  await runNode(['scripts/build.ts'], { env: { NODE_ENV: 'production' } });
  const peer = await servePeer('http://localhost:1');
  onTestFinished(peer.close);
  expect(await (await fetch(peer.url)).text()).toContain('<title>FullCalendar</title>');
  expect(Math.min(peer.own, peer.fullCalendar)).toBeGreaterThan(20_000);
});
