import { describe, expect, it } from 'vitest';
import { readSearch, searchAddress } from '#src/features/admin/search-parameters.ts';

const read = (address: string) => readSearch(new URLSearchParams(address));
const defaults = { type: 'all', query: '', offset: 0, pageLimit: 100 };

describe('the parameters of the calendar search', () => {
  it('are all calendars, a hundred a page, unless told', () => {
    expect(read('')).toEqual(defaults);
  });

  it('are read from the address, the query trimmed', () => {
    expect(read('type=owner&query=%20Olivia%20&offset=50&pageLimit=25')).toEqual({
      type: 'owner',
      query: 'Olivia',
      offset: 50,
      pageLimit: 25,
    });
  });

  it('have no half of a character where a long query is cut', () => {
    expect(read(`query=${'x'.repeat(199)}😀`).query).toBe('x'.repeat(199));
    expect(read(`query=${'x'.repeat(198)}😀`).query).toBe(`${'x'.repeat(198)}😀`);
  });

  it.each(['type=king', 'offset=-1', 'offset=1e3', 'offset=x', 'pageLimit=0', 'pageLimit=1001'])(
    'leave %s out as unusable',
    (address) => {
      expect(read(address)).toEqual(defaults);
    },
  );

  it('stand in the address only where they differ from the default', () => {
    expect(searchAddress(read(''))).toBe('?');
    const address = '?type=title&query=a%26b&offset=100&pageLimit=50';
    expect(searchAddress(read(address))).toBe(address);
  });
});
