import { describe, expect, it } from 'vitest';
import * as adminFixtures from '#generated/fixtures/admin.ts';
import * as analyticsFixtures from '#generated/fixtures/analytics.ts';
import * as appFixtures from '#generated/fixtures/app.ts';
import * as uploadFixtures from '#generated/fixtures/upload.ts';
import type { FixtureOptions, FixtureSize } from '#mocks/fixture-source.ts';
import { schemaChecker } from './schemas.ts';

const sizes: readonly FixtureSize[] = ['minimal', 'full', 'edge'];
const seeds = Array.from({ length: 20 }, (_, index) => index + 1);

interface Factory {
  readonly schema: string;
  make(options: FixtureOptions): unknown;
}

function listFactories(module: object): Factory[] {
  return Object.entries(module)
    .filter(([name]) => name.startsWith('make'))
    .map(([name, factory]) => ({
      schema: name.slice('make'.length),
      // Factories of objects take overrides first; only their source code shows which ones do.
      make: (options) =>
        String(factory).includes('...overrides') ? factory({}, options) : factory(options),
    }));
}

describe.each([
  ['app', appFixtures],
  ['admin', adminFixtures],
  ['upload', uploadFixtures],
  ['analytics', analyticsFixtures],
] as const)('the fixtures of %s', (document, module) => {
  const factories = listFactories(module);

  it('are valid for every size and seed', async () => {
    const { errorsAt } = await schemaChecker(document);
    const errors = factories.flatMap(({ schema, make }) =>
      sizes.flatMap((size) =>
        seeds.flatMap((seed) => {
          const error = errorsAt(`/components/schemas/${schema}`, make({ size, seed }));
          return error === '' ? [] : [`${schema} ${size} ${seed}: ${error}`];
        }),
      ),
    );
    expect(factories.length).toBeGreaterThan(1);
    expect(errors).toEqual([]);
  });

  it('are the same for the same seed, regardless of earlier ones', () => {
    for (const { make } of factories) {
      const first = make({ seed: 7 });
      make({ seed: 8 });
      expect(make({ seed: 7 })).toEqual(first);
    }
  });
});

describe('a fixture', () => {
  it('depends on its seed', () => {
    expect(appFixtures.makeUser({}, { seed: 1 })).not.toEqual(
      appFixtures.makeUser({}, { seed: 2 }),
    );
  });

  it('uses the caller’s values', () => {
    expect(appFixtures.makeUser({ name: 'Olivia Owner' }).name).toBe('Olivia Owner');
  });

  it('has only required fields at minimal size', () => {
    expect(appFixtures.makeHostSettings({}, { size: 'minimal' })).not.toHaveProperty('links');
    expect(appFixtures.makeHostSettings({}, { size: 'full' })).toHaveProperty('links');
  });

  it('reaches the length limits at edge size', () => {
    expect([...appFixtures.makeCalendar({}, { size: 'edge' }).title]).toHaveLength(120);
  });
});
