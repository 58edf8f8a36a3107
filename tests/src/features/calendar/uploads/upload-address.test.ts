import { describe, expect, it } from 'vitest';
import { uploadAddress } from '#src/features/calendar/uploads/upload-address.ts';

const settings = { appKey: 'ksr0wingclubmain01', appIdentifier: 'riv3rs' };

describe("the address of a calendar's uploads", () => {
  it.each([
    [{ calendarKey: 'ks0therkey00000001' }, { calendarKey: 'ks0therkey00000001' }],
    [{ identifier: 'ch01r7' }, { identifier: 'ch01r7' }],
    [{ pointer: 'ev-7001' }, { calendarKey: 'ksr0wingclubmain01' }],
  ])('at %j is %j', (parameters, address) => {
    expect(uploadAddress(settings, parameters)).toEqual(address);
  });

  it('behind a pointer is the identifier without a known key, and null without either', () => {
    const keyless = { ...settings, appKey: null };
    expect(uploadAddress(keyless, { pointer: 'ev-7001' })).toEqual({ identifier: 'riv3rs' });
    const unknown = { ...keyless, appIdentifier: null };
    expect(uploadAddress(unknown, { pointer: 'ev-7001' })).toBeNull();
  });
});
