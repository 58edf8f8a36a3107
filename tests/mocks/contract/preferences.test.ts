import { describe, expect, it } from 'vitest';
import { PreferenceError, readPreferences } from '#mocks/contract/preferences.ts';

describe('the Prefer header', () => {
  it('sets a status, an example, generated values and their seed', () => {
    expect(readPreferences('code=404, example="none"; dynamic=true, seed=7')).toEqual({
      code: 404,
      exampleKey: 'none',
      dynamic: true,
      seed: '7',
    });
  });

  it('has no effect if it is absent or sets other preferences', () => {
    expect(readPreferences(null)).toBeUndefined();
    expect(readPreferences('respond-async, wait=100')).toBeUndefined();
  });

  it('is refused if a value is invalid', () => {
    expect(readPreferences('code=teapot')).toBeInstanceOf(PreferenceError);
    expect(readPreferences('dynamic=maybe')).toMatchObject({
      message: 'Prefer: dynamic="maybe" is neither true nor false.',
    });
  });
});
