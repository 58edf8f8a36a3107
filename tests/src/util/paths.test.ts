import { describe, expect, it } from 'vitest';
import { staffPaths } from '#generated/app/staff-paths.ts';
import { paths } from '#src/util/paths.ts';

describe('page addresses', () => {
  it.each([
    [paths.login(), '/login'],
    [paths.login({ _target_path: '/c/a?b=c' }), '/login?_target_path=%2Fc%2Fa%3Fb%3Dc'],
    [
      paths.login({ email: 'a+b@c.example', edit: true }),
      '/login?email=a%2Bb%40c.example&edit=true',
    ],
    [paths.login({ email: undefined }), '/login'],
    [paths.dashboard({ query: 'a & b' }), '/user/dashboard?query=a+%26+b'],
    [staffPaths.admin({ type: 'key', offset: 100 }), '/admintool96?type=key&offset=100'],
    [paths.calendarByKey('ks0123456789abcdef'), '/ks0123456789abcdef'],
    [paths.calendarByIdentifier('riv3rs'), '/c/riv3rs'],
    [paths.calendarByIdentifier('riv3rs', 'rowing club'), '/c/riv3rs/rowing%20club'],
    [paths.calendarByIdentifier('../x'), '/c/..%2Fx'],
    [paths.eventPointer('3f9/c'), '/events/pointer/3f9%2Fc'],
    [paths.logout(), '/logout'],
    [paths.logout({ calendarKey: 'ks0123456789abcdef' }), '/logout?calendarKey=ks0123456789abcdef'],
    [paths.logout({ calendarId: 'riv3rs' }), '/logout?calendarId=riv3rs'],
  ])('include %s', (address, expected) => {
    expect(address).toBe(expected);
  });
});
