import type { Page, Response } from '@playwright/test';
import document from '../generated/admin/document.json' with { type: 'json' };
import type { rights } from '../generated/admin/rights.ts';
import { createRouter } from '../mocks/contract/router.ts';
import { expect, test } from './browser-test.ts';

type AdminOperation = keyof typeof rights;

interface Change {
  /** What a person does for it. */
  act: () => Promise<void>;
  /** Reads the changed part of the server's state. */
  world: () => Promise<unknown>;
  /** That part after the act. It must differ from the one before. */
  becomes: unknown;
}

/** Steps of a journey, each named after the admin tool's call that the page makes in it. */
export interface AdminCalls {
  /** What a person does to see the answer of a call that changes nothing. */
  reads: (operation: AdminOperation, act: () => Promise<void>) => Promise<void>;
  /** What a person does to change something on the server. */
  changes: (operation: AdminOperation, change: Change) => Promise<void>;
}

const findRoute = createRouter(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => ({
      method: method.toUpperCase(),
      path,
      operationId,
    })),
  ),
);

/** Follows the calls of a page. The test's own requests are not among them. */
export function followAdminCalls(page: Page): AdminCalls {
  let succeeded: string[] = [];
  page.on('response', (response) => {
    const operation = findOperation(response);
    if (operation && response.ok()) succeeded.push(operation);
  });
  const makesCall = async (operation: AdminOperation, act: () => Promise<void>) => {
    succeeded = [];
    await act();
    // An optimistic page shows the outcome earlier.
    await expect.poll(() => succeeded, { message: 'the calls of this step' }).toContain(operation);
  };
  return {
    reads: (operation, act) => test.step(operation, () => makesCall(operation, act)),
    changes: (operation, { act, world, becomes }) =>
      test.step(operation, async () => {
        expect(await world(), 'the state before').not.toEqual(becomes);
        await makesCall(operation, act);
        expect(await world(), 'the state after').toEqual(becomes);
      }),
  };
}

function findOperation(response: Response): string | null {
  const { pathname } = new URL(response.url());
  const match = findRoute(response.request().method(), pathname);
  return match.kind === 'found' ? match.route.operationId : null;
}
