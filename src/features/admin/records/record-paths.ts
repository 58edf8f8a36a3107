import { staffPaths } from '#generated/app/staff-paths.ts';

/** The addresses of the pages that show a record. */
export const recordPaths = {
  calendar: (id: number) => staffPaths.adminCalendar(String(id)),
  organization: (id: number) => staffPaths.adminOrganization(String(id)),
  user: (id: number) => staffPaths.adminUser(String(id)),
};
