import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { randomCases } from '#scripts/testing/depth.ts';
import { consoleOutput } from '#tests/setup/console.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { playCases, splitCases } from '#tests/setup/play-cases.ts';
import { openDialog } from '#tests/setup/random-acts/controls.ts';
import { faults, Network } from '#tests/setup/random-acts/network.ts';
import { findMain, freshlyShown, renderAsBuilt, settled } from '#tests/setup/random-acts/rest.tsx';
import { shownIn } from '#tests/setup/random-acts/shown.ts';
import { actsOn, confirmDialog, dropDrafts, listTabs } from './acts.ts';

const tests = splitCases(randomCases({ few: 3, many: 150 }));

/** Ten sequences take five seconds of a processor, but minutes on a busy machine. A step that hangs fails by itself. */
const timeoutMs = 900_000;

renderAsBuilt();

const pages = [
  '/admintool96/calendars/101',
  '/admintool96/organizations/11',
  '/admintool96/organizations/1015',
  '/admintool96/users/1',
  '/admintool96/users/7?tab=security',
  '/admintool96/newsletter?pageLimit=10',
  '/admintool96/domains?pageLimit=10',
];

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const step = fc.record({
  choice: fc.nat(),
  value: fc.nat({ max: 999 }),
  fault: fc.oneof(
    { weight: 2, arbitrary: fc.constant('none' as const) },
    fc.constantFrom(...faults),
  ),
  /** The next step starts while the answers to this one are pending. */
  overlaps: fc.boolean(),
  order: fc.nat({ max: 9 }),
});

// Dialogs are separate chunks that load when first opened.
beforeAll(() =>
  Promise.all([
    import('#src/ui/overlay/ConfirmDialog.tsx'),
    import('#src/features/admin/acts/ActFormDialog.tsx'),
    import('#src/features/admin/acts/SecretDialog.tsx'),
  ]),
);

it.each(tests)(
  'shows the same after staff acts as a fresh load, even if calls fail (seed $seed)',
  async (cases) => {
    // Both loads describe times relative to the same moment.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const sequence = fc.array(step, { minLength: 1, maxLength: 5 });
    await playCases(cases, fc.constantFrom(...pages), sequence, async (page, steps) => {
      const opened = await openPage(page, { as: 'admin@example.com' });
      const network = new Network();
      try {
        await actAtRandom(page, steps, {
          app: opened.view.container,
          store: opened.store,
          network,
        });
      } finally {
        network.calm();
        await settled(network, 0);
        opened.stopFollowing();
        cleanup();
        vi.unstubAllGlobals();
        // React logs errors that boundaries have caught.
        consoleOutput.length = 0;
      }
    });
  },
  timeoutMs,
);

interface Opened extends Pick<Awaited<ReturnType<typeof openPage>>, 'store'> {
  app: Element;
  network: Network;
}

async function actAtRandom(page: string, steps: readonly Step[], { app, store, network }: Opened) {
  const story = [page];
  await settled(network, 0);
  for (const [place, { choice, value, fault, overlaps, order }] of steps.entries()) {
    // A page that failed to load its new data is retried first.
    if (actsOn(app).length === 0) await finish({ app, network });
    const acts = actsOn(app);
    const chosen = acts[choice % acts.length];
    if (!chosen) throw new Error(`${story.join(' → ')}: nothing can be done`);
    const goesOn = overlaps && place < steps.length - 1;
    story.push(`${chosen.name} (${fault}${goesOn ? ', not waited for' : ''})`);
    network.disturb(fault);
    await act(async () => chosen.perform(value));
    await settled(network, order, {
      isDone: () => openDialog() !== null || network.held > 0,
    });
    const dialog = openDialog();
    if (dialog) await act(async () => confirmDialog(dialog, value));
    await settled(network, order, {
      isDone: () => goesOn && network.held > 0 && openDialog() === null,
    });
    expectSecret(network, story);
    if (goesOn && openDialog() === null) continue;
    await finish({ app, network });
    expect(shownIn(findMain(app)), story.join(' → ')).toEqual(await freshlyShown(store, network));
  }
}

/** A secret, which only one answer contains, must be shown even if later calls fail. */
function expectSecret({ changes }: Network, story: readonly string[]): void {
  const last = changes.at(-1);
  if (!last?.succeeded || last.isTold || !/reset-password$|administrator-link$/.test(last.call))
    return;
  last.isTold = true;
  expect(openDialog()?.querySelector('code'), `${story.join(' → ')}: the secret`).not.toBeNull();
}

/** Closes dialogs and drafts and retries failed loads, like staff before relying on the page. */
async function finish({ app, network }: Omit<Opened, 'store'>): Promise<void> {
  network.calm();
  for (let attempts = 0; openDialog() && attempts < 3; attempts += 1) {
    const dialog = openDialog();
    if (dialog?.querySelector('form')) await act(async () => dropDrafts(app));
    else if (dialog) await act(async () => confirmDialog(dialog, 0));
    await settled(network, 0);
  }
  await act(async () => dropDrafts(app));
  // The head of an organization shows it on every tab, but the retry is on the first one.
  if (findMain(app).textContent?.includes('Billing not loaded')) {
    await act(async () => listTabs(app)[0]?.click());
  }
  const retry = [...findMain(app).querySelectorAll('button')].find(
    (button) => button.textContent === 'Try again',
  );
  if (retry) await act(async () => retry.click());
  // The focused row shows what others mask.
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement) await act(async () => activeElement.blur());
  await settled(network, 0);
}
