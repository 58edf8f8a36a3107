import { describe, expect, it } from 'vitest';
import { calendarName, uploadAddress } from '#src/features/calendar/calendar-name.ts';

const settings = {
  appKey: 'ksr0wingclubmain01',
  appIdentifier: 'riv3rs',
  appTitle: 'Riverside rowing club',
  accessName: null,
  organizationName: 'Riverside Sports',
  organizationHidden: false,
};

describe("the calendar's name", () => {
  it.each([
    { calendarKey: 'ksr0wingclubmain01' },
    { identifier: 'riv3rs', slug: 'rowing' },
    { pointer: '3f9c' },
  ])('is shown if the settings match the calendar at %j', (address) => {
    expect(calendarName(settings, address)).toEqual({
      title: 'Riverside rowing club',
      organization: 'Riverside Sports',
      access: null,
      isInactive: false,
    });
  });

  it.each([
    [{ calendarKey: 'ksr0wingclubmain02' }, settings],
    [{ identifier: 'riv3rS' }, settings],
    [{ calendarKey: 'ksr0wingclubmain01' }, { ...settings, appKey: null }],
    [{ pointer: '3f9c' }, { ...settings, appKey: null, appIdentifier: null }],
  ])('is hidden at %j if they belong to another one, or to none', (address, others) => {
    expect(calendarName(others, address)).toBeNull();
  });

  it('includes whether it is inactive', () => {
    const inactive = { ...settings, calendarInactive: true };
    expect(calendarName(inactive, { identifier: 'riv3rs' })?.isInactive).toBe(true);
  });

  it('omits a hidden organization', () => {
    const hidden = { ...settings, organizationHidden: true };
    expect(calendarName(hidden, { identifier: 'riv3rs' })?.organization).toBeNull();
  });
});

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
