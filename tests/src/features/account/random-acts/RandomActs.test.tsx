import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { randomCases } from '#scripts/testing/depth.ts';
import { accountPages } from '#src/features/account/pages.ts';
import { receiveBugs } from '#src/util/bug-report.ts';
import { consoleOutput } from '#tests/setup/console.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { playCases, splitCases } from '#tests/setup/play-cases.ts';
import { Network } from '#tests/setup/random-acts/network.ts';
import { renderAsBuilt, settled } from '#tests/setup/random-acts/rest.tsx';
import { type Step, step } from './steps.ts';
import { Visit } from './visit.ts';

const tests = splitCases(randomCases({ few: 3, many: 150 }));

/** Ten sequences take a few seconds of a processor, but minutes on a busy machine. A step that hangs fails by itself. */
const timeoutMs = 900_000;

renderAsBuilt();

const pages = [
  '/user/dashboard',
  '/user/profile/edit',
  '/user/security',
  '/user/security/devices',
  '/user/notifications',
  '/user/avatar',
];
const customers = ['owner@example.com', 'member@example.com', 'two-factor@example.com'];
const stranger = 'tester@example.com';

// Chunks that load when a page or a dialog is first opened.
beforeAll(() =>
  Promise.all([
    ...Object.values(accountPages).map(({ lazy }) => lazy()),
    import('#src/ui/overlay/ConfirmDialog.tsx'),
    import('#src/ui/overlay/DialogWindow.tsx'),
    import('#src/ui/menu/FloatingMenu.tsx'),
    import('#src/features/account/two-factor/TwoFactorDialog.tsx'),
    import('#src/features/login/ReauthenticationDialog.tsx'),
  ]),
);

const visits = fc.record({
  page: fc.constantFrom(...pages),
  email: fc.constantFrom(...customers),
  steps: fc.array(step, { minLength: 1, maxLength: 5 }),
  meetsStranger: fc.integer({ min: 0, max: 5 }).map((number) => number === 5),
});

it.each(tests)(
  'shows customers what is true after their acts, even if calls fail (seed $seed)',
  async (cases) => {
    // All loads describe times relative to the same moment.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await playCases(cases, visits, async ({ page, email, steps, meetsStranger }) => {
      const bugs: string[] = [];
      const opened = await openPage(page, { as: email });
      const stopReceiving = receiveBugs(({ error }) =>
        bugs.push(error instanceof Error ? `${error.stack}` : String(error)),
      );
      const network = new Network();
      const visit = new Visit(opened, { network, email });
      const check = (errors: readonly string[]) => expect([...bugs, ...errors]).toEqual([]);
      try {
        await settled(network, 0);
        await play(visit, { steps, meetsStranger, check });
        expect(consoleOutput, 'console').toEqual([]);
      } catch (cause) {
        throw new Error(visit.story.join(' → '), { cause });
      } finally {
        network.calm();
        await settled(network, 0, { isDone: () => true });
        stopReceiving();
        opened.stopFollowing();
        opened.router.dispose();
        cleanup();
        vi.unstubAllGlobals();
        localStorage.clear();
        sessionStorage.clear();
        consoleOutput.length = 0;
      }
    });
  },
  timeoutMs,
);

interface Play {
  steps: readonly Step[];
  /** The last step is taken while somebody else is logged in. */
  meetsStranger: boolean;
  check: (errors: readonly string[]) => void;
}

async function play(visit: Visit, { steps, meetsStranger, check }: Play): Promise<void> {
  for (const [place, next] of steps.entries()) {
    if (visit.isOver) return;
    const isLast = place === steps.length - 1;
    if (isLast && meetsStranger) check(await visit.actAsStranger(next, stranger));
    else check(await visit.take(next, { goesOn: next.overlaps && !isLast && !meetsStranger }));
  }
}
