import { act, screen } from '@testing-library/react';
import { seededPointer } from '#mocks/seed/event-pointers.ts';
import type { openPage } from '#tests/setup/open-page.tsx';

type Page = Awaited<ReturnType<typeof openPage>>;

/** A path through the product on which any call may fail. */
export interface Journey {
  name: string;
  /** The page that is open before anything fails. */
  address: string;
  as?: string;
  /** The account that `as`, which must be staff, impersonates. */
  viewAs?: string;
  act: (page: Page) => Promise<void>;
}

const owner = 'owner@example.com';
const admin = 'admin@example.com';
const calendar = '/c/riv3rs';

function goTo(address: string, as: string): Journey {
  return {
    name: `goes to ${address}`,
    address: calendar,
    as,
    act: (page) => act(() => page.router.navigate(address)),
  };
}

export const journeys: readonly Journey[] = [
  goTo('/user/dashboard', owner),
  goTo('/user/dashboard?query=rowing', owner),
  goTo('/user/profile/edit', owner),
  goTo('/user/security/devices', owner),
  goTo('/user/notifications', owner),
  goTo('/user/avatar', owner),
  goTo('/admintool96', admin),
  goTo('/admintool96?query=club&offset=100', admin),
  goTo('/debug', admin),
  goTo('/ksr0wingclubmain01', owner),
  goTo(`/events/pointer/${seededPointer(101, '7001')}`, owner),
  goTo('/nothing/here', owner),
  {
    name: 'registers from a page of another section',
    address: calendar,
    act: (page) => act(() => page.router.navigate('/register')),
  },
  {
    name: 'logs in',
    address: '/login',
    act: async ({ user }) => {
      await user.type(await screen.findByLabelText('Email address'), owner);
      await user.type(screen.getByLabelText('Password'), 'calendar');
      await user.click(screen.getByRole('button', { name: 'Log in' }));
    },
  },
  {
    name: 'changes the language',
    address: '/user/dashboard',
    as: owner,
    act: async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: /^Language/ }));
      await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    },
  },
  {
    name: 'loads the data of the page again',
    address: '/user/dashboard',
    as: owner,
    act: (page) => act(() => page.router.revalidate()),
  },
  {
    name: 'loads the devices again',
    address: '/user/security/devices',
    as: owner,
    act: (page) => act(() => page.router.revalidate()),
  },
  {
    name: 'searches again',
    address: '/admintool96',
    as: admin,
    act: (page) => act(() => page.router.revalidate()),
  },
  {
    name: 'exits an impersonation',
    address: '/user/dashboard',
    as: 'support@example.com',
    viewAs: owner,
    act: async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Exit impersonation' }));
    },
  },
  {
    name: 'reads the news',
    address: calendar,
    as: owner,
    act: async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: /^Help and news/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'News & Tips' }));
    },
  },
];
