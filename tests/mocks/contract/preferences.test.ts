import { describe, expect, it } from 'vitest';
import { PreferenceError, readPreferences } from '#mocks/contract/preferences.ts';

describe('the Prefer header', () => {
  it('names a status, an example, generated values and their seed', () => {
    expect(readPreferences('code=404, example="none"; dynamic=true, seed=7')).toEqual({
      code: 404,
      exampleKey: 'none',
      dynamic: true,
      seed: '7',
    });
  });

  it('asks nothing when it is absent or speaks of other things', () => {
    expect(readPreferences(null)).toBeUndefined();
    expect(readPreferences('respond-async, wait=100')).toBeUndefined();
  });

  it('is refused when a value makes no sense', () => {
    expect(() => readPreferences('code=teapot')).toThrow(PreferenceError);
    expect(() => readPreferences('dynamic=maybe')).toThrow('dynamic="maybe"');
  });
});
