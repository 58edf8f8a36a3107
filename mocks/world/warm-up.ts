import { setImmediate } from 'node:timers/promises';
import { allCalendars } from '../seed/calendars.ts';
import { allDomains } from '../seed/domains.ts';
import { allDeliveries, allSubscribers } from '../seed/mailings.ts';
import { listMembers } from '../seed/members.ts';
import { allUsers } from '../seed/users.ts';
import { findCalendars } from './calendar-search.ts';
import { emailSearch } from './mail-search.ts';
import { userSearch } from './user-search.ts';
import { World } from './world.ts';

/**
 * Creates the demo data and the search texts, so that the first search need not wait for them. Other work can run
 * between the steps.
 */
export async function warmUp(): Promise<void> {
  const { calendars, users, mail } = new World();
  const steps = [
    () => allCalendars(),
    () => findCalendars(calendars.list(), { query: 'a' }),
    () => allUsers(),
    () => userSearch.find(users.list(), { query: 'a' }),
    () => listMembers(101),
    () => allDeliveries(),
    () => emailSearch.find(mail.list(), { query: 'a' }),
    () => allSubscribers(),
    () => allDomains(),
  ];
  for (const step of steps) {
    step();
    await setImmediate();
  }
}
