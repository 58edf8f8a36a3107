import { describe, expect, it } from 'vitest';
import { withEarlierMoments } from '#scripts/conformance/flows/moments.ts';

const token = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');
const seconds = 1_780_000_000;

describe('a later answer', () => {
  it('gets the times of the earlier one that advanced with the clock', () => {
    const earlier = { sessions: [{ id: 1, seen_at: '2026-03-02T08:15:00Z' }], name: 'Ada' };
    const later = { sessions: [{ id: 1, seen_at: '2026-03-02T08:15:59Z' }], name: 'Ada' };
    expect(withEarlierMoments(earlier, later)).toEqual(earlier);
  });

  it.each([
    ['a minute later', '2026-03-02T08:16:00Z'],
    ['before', '2026-03-02T08:14:59Z'],
    ['no time', 'soon'],
    ['only a day', '2026-03-02'],
  ])('keeps a time that did not: %s', (_, time) => {
    expect(withEarlierMoments({ at: '2026-03-02T08:15:00Z' }, { at: time })).toEqual({ at: time });
  });

  it('keeps everything else that changed', () => {
    const later = { name: 'Eve', tags: ['a', 'b'], more: null, count: 2 };
    expect(withEarlierMoments({ name: 'Ada', tags: ['a'], more: {}, count: 1 }, later)).toEqual(
      later,
    );
    expect(withEarlierMoments(undefined, later)).toEqual(later);
  });
});

describe('a token that was signed again', () => {
  const policy = (expiry: number, handle = 'abc') => token({ expiry, handle, call: ['read'] });
  const signature = (letter: string) => letter.repeat(40);

  it('is the same if only its expiry advanced, and so is its signature', () => {
    const earlier = { policy: policy(seconds), signature: signature('a'), name: 'Ada' };
    const later = { policy: policy(seconds + 30), signature: signature('b'), name: 'Ada' };
    expect(withEarlierMoments(earlier, later)).toEqual(earlier);
  });

  it('differs if it allows something else, or lasts much longer', () => {
    const earlier = { policy: policy(seconds), signature: signature('a') };
    for (const other of [policy(seconds + 30, 'xyz'), policy(seconds + 60)]) {
      const later = { policy: other, signature: signature('b') };
      expect(withEarlierMoments(earlier, later)).toEqual(later);
    }
  });

  it('keeps a signature that changed alone', () => {
    const earlier = { policy: policy(seconds), signature: signature('a') };
    const later = { ...earlier, signature: signature('b') };
    expect(withEarlierMoments(earlier, later)).toEqual(later);
  });

  it('keeps numbers that are no times, and texts that are no JSON', () => {
    const earlier = { count: token({ count: 1, of: 'boats' }), text: signature('a') };
    const later = { count: token({ count: 2, of: 'boats' }), text: signature('b') };
    expect(withEarlierMoments(earlier, later)).toEqual(later);
  });
});
