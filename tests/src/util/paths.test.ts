import { expect, it } from 'vitest';
import { paths } from '#src/util/paths.ts';

it('knows the address of every page', () => {
  expect({
    home: paths.home(),
    login: paths.login(),
    loginWithTarget: paths.login({ targetPath: '/c/a?b=c' }),
    register: paths.register(),
    logout: paths.logout(),
    dashboard: paths.dashboard(),
    dashboardSearch: paths.dashboard({ query: 'a & b' }),
    admin: paths.admin(),
    calendarByKey: paths.calendarByKey('ks0123456789abcdef'),
    calendarByIdentifier: paths.calendarByIdentifier('riv3rs'),
    calendarByOddIdentifier: paths.calendarByIdentifier('../x'),
  }).toEqual({
    home: '/',
    login: '/login',
    loginWithTarget: '/login?_target_path=%2Fc%2Fa%3Fb%3Dc',
    register: '/register',
    logout: '/logout',
    dashboard: '/user/dashboard',
    dashboardSearch: '/user/dashboard?query=a+%26+b',
    admin: '/admintool96',
    calendarByKey: '/ks0123456789abcdef',
    calendarByIdentifier: '/c/riv3rs',
    calendarByOddIdentifier: '/c/..%2Fx',
  });
});
