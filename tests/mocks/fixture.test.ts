import { describe, expect, it } from 'vitest';
import { documentNames, type Schemas } from '#generated/documents.ts';
import { fixture } from '#mocks/fixture.ts';
import { randomCases } from '#scripts/testing/depth.ts';
import { plainDocument, schemaChecker } from './schemas.ts';

const seeds = Array.from({ length: randomCases({ few: 3, many: 20 }) }, (_, index) => index + 1);

describe('a fixture', () => {
  it.each(documentNames)('is valid by every schema of %s', async (document) => {
    const { errorsAt } = await schemaChecker(document);
    const { components } = await plainDocument(document);
    const names = Object.keys(components.schemas) as (keyof Schemas)[];
    const errors = names.flatMap((name) =>
      seeds.map((seed) => errorsAt(`/components/schemas/${name}`, fixture(name, undefined, seed))),
    );
    expect(names.length).toBeGreaterThan(1);
    expect(errors.filter((error) => error !== '')).toEqual([]);
  });

  it('is the same for the same seed, regardless of earlier ones', () => {
    const first = fixture('User', {}, 7);
    expect(fixture('User', {}, 8)).not.toEqual(first);
    expect(fixture('User', {}, 7)).toEqual(first);
  });

  it('belongs to its caller, even if it is an example of the documents', () => {
    const before = fixture('CustomValues');
    fixture('CustomValues', { '1011': 'changed' });
    Object.assign(fixture('CustomValues'), { '1011': 'changed' });
    expect(fixture('CustomValues')).toEqual(before);
    expect(before['1011']).not.toBe('changed');
  });

  it('has the caller’s members, of the right type', () => {
    expect(fixture('User', { name: 'Olivia Owner' })).toEqual({
      ...fixture('User'),
      name: 'Olivia Owner',
    });
    // @ts-expect-error A name is a text.
    fixture('User', { name: 7 });
    // @ts-expect-error No document has such a schema.
    expect(() => fixture('Unicorn')).toThrow('The documents have no schema Unicorn.');
  });
});
