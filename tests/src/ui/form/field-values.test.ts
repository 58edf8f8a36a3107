import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  boundField,
  changedValues,
  type FieldName,
  setValueAt,
  valueAt,
} from '#src/ui/form/field-values.ts';

interface Profile {
  name: string;
  language: 'en' | 'de';
  attributes: { title: string | null };
  owners: { email: string }[];
}

const profile: Profile = {
  name: 'Olivia',
  language: 'en',
  attributes: { title: null },
  owners: [{ email: 'owner@example.com' }, { email: 'second@example.com' }],
};

describe('the values of a form', () => {
  it('are found by names of any depth, with their own types', () => {
    expect(boundField(profile, 'name')).toEqual({ name: 'name', initial: 'Olivia' });
    expect(boundField(profile, 'attributes.title').initial).toBeNull();
    expect(boundField(profile, 'owners.1.email').initial).toBe('second@example.com');
    expectTypeOf(boundField(profile, 'attributes.title').initial).toEqualTypeOf<string | null>();
    expectTypeOf(boundField(profile, 'language').initial).toEqualTypeOf<'en' | 'de'>();
    expectTypeOf(boundField(profile, 'owners.0.email').initial).toEqualTypeOf<string>();
    expectTypeOf<'nickname'>().not.toExtend<FieldName<Profile>>();
    expectTypeOf<'attributes.nickname'>().not.toExtend<FieldName<Profile>>();
  });

  it('are set by the same names', () => {
    const values = structuredClone(profile);
    setValueAt(values, 'attributes.title', 'Coach');
    setValueAt(values, 'owners.0.email', 'new@example.com');
    expect(values).toEqual({
      ...profile,
      attributes: { title: 'Coach' },
      owners: [{ email: 'new@example.com' }, { email: 'second@example.com' }],
    });
  });

  it('do not include inherited properties', () => {
    expect(valueAt(profile, 'name.length')).toBeUndefined();
    const values = structuredClone(profile);
    setValueAt(values, 'name.length', 7);
    setValueAt(values, 'nobody.email', 'x');
    expect(values).toEqual(profile);
  });

  it('that changed are listed, each as a whole', () => {
    const after = structuredClone(profile);
    after.language = 'de';
    after.owners = after.owners.slice(0, 1);
    expect(changedValues(profile, after)).toEqual({
      language: 'de',
      owners: [{ email: 'owner@example.com' }],
    });
    expect(changedValues(profile, structuredClone(profile))).toEqual({});
  });
});
