import { expect, it } from 'vitest';
import { type Answering, contract, runOnMock } from '#tests/conformance/support/mock-run.ts';

const operations = [contract.byId.get('createEvent') ?? []].flat();

/** The findings about a server that reads some texts of requests as others. */
async function findDifferences(change: (text: string) => string) {
  const changing =
    (mock: Answering): Answering =>
    async (request) => {
      if (request.method !== 'POST') return mock(request);
      return mock(new Request(request, { body: change(await request.text()) }));
    };
  const { causes } = await runOnMock(changing, { operations, pages: false, writes: true });
  return causes.map(({ sighting: { problem } }) => problem.message);
}

it('the mock service keeps the rules for new events', async () => {
  expect(await findDifferences((text) => text)).toEqual([]);
});

it('a server that takes a rule of another kind as a daily one is found out', async () => {
  const differences = await findDifferences((text) =>
    text.replace(/FREQ=(HOUR|MINUTE|SECOND)LY/, 'FREQ=DAILY'),
  );
  expect(differences).toEqual([
    'The answer is 201, and must be 422: `rrule` is "FREQ=HOURLY", a value that the rule excludes.',
  ]);
});
