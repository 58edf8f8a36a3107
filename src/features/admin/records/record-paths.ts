import { paths } from '#src/util/paths.ts';

/** The addresses of the pages that show a record. */
export const recordPaths = {
  calendar: (id: number) => paths.adminCalendar(String(id)),
  organization: (id: number) => paths.adminOrganization(String(id)),
  user: (id: number) => paths.adminUser(String(id)),
};
