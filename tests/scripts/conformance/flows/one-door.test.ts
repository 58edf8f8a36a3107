import { describe, expect, it } from 'vitest';
import { contract, runOnMock, withBody } from '#tests/conformance/support/mock-run.ts';

const operations = ['listEvents', 'searchEvents'].flatMap((id) => contract.byId.get(id) ?? []);
const listing = /\/events\?|\/event-search/;

type Page = { results: Record<string, unknown>[] };

/** The findings about a server that changes the events of its lists, or of their own addresses. */
async function findDifferences(
  isChanged: (request: Request) => boolean,
  change: (body: never) => unknown,
) {
  const changing = withBody((request, { status }) => status === 200 && isChanged(request), change);
  const { causes } = await runOnMock(changing, { operations, pages: false });
  return causes.map(({ sighting: { problem } }) => problem.message);
}

describe('an event of a list', () => {
  it('is as its own address shows it', async () => {
    expect(
      await findDifferences(
        ({ url }) => listing.test(url),
        (body) => body,
      ),
    ).toEqual([]);
  });

  it('tells too much if it has a text that its own address does not have', async () => {
    const differences = await findDifferences(
      ({ url }) => listing.test(url),
      ({ results, ...page }: Page) => ({
        ...page,
        results: results.map((event) => ({ ...event, notes: 'The secret of the coach' })),
      }),
    );
    expect(differences).toContain(
      '`notes` of a listed record is not what its own address shows to the same caller.',
    );
  });
});
