import { toOrganizationId } from '../seed/organizations.ts';
import { createToken } from '../seed/secrets.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { findOrganization } from '../world/calendar-details.ts';
import { isoTime } from '../world/times.ts';
import type { World } from '../world/world.ts';
import { changeExtras } from './admin-calendars.ts';
import { emailTaken, invalidField, notFound } from './admin-support.ts';
import type { Handlers } from './handler.ts';
import { mailLink } from './mail-links.ts';

export const adminAppCalls = {
  setAppAttributes({ path, body, world }) {
    const foundApp = findApp(world, path.id);
    if (!foundApp) return notFound;
    const attributes = { ...foundApp.app.attributes, ...body.attributes };
    world.appAttributes.set(path.id, attributes);
    return { status: 200, body: { ...foundApp.app, attributes } };
  },

  createAdministratorUser(call) {
    const { world } = call;
    const foundApp = findApp(world, call.path.app);
    if (!foundApp) return notFound;
    const mismatch = findMismatch(foundApp, call.body);
    if (mismatch) return mismatch;
    const email = call.body.email.toLowerCase();
    if (world.users.byAddress(email)) return emailTaken;
    const user = world.createUser(
      email.slice(0, Math.min(email.indexOf('@'), 120)),
      email,
      call.now,
    );
    mailLink(call, 'activation', user, { email });
    const { id, name } = user;
    return {
      status: 201,
      body: { user: { id, name, email }, app_identifier: foundApp.app.identifier },
    };
  },

  createAdministratorLink(call) {
    const foundApp = findApp(call.world, call.path.app);
    if (!foundApp) return notFound;
    const mismatch = findMismatch(foundApp, call.body);
    if (mismatch) return mismatch;
    const link_name = call.body.link_name.trim();
    const created_at = isoTime(call.now);
    const text = `Created the administrator link “${link_name}” to ${foundApp.app.title}.`;
    for (const { id, organization } of call.world.calendars.list()) {
      if (organization?.id === foundApp.organizationId) changeExtras(call, id, text, {});
    }
    const key = `ks${createToken(16, foundApp.app.id, link_name, created_at)}`;
    return {
      status: 201,
      body: { link_name, url: `https://calendar.example/${key}`, created_at },
    };
  },
} satisfies Handlers<UserRecord>;

function findApp(world: World, id: number) {
  const organization = findOrganization(world, toOrganizationId(id));
  const app = organization?.apps.find((candidate) => candidate.id === id);
  return organization && app && { organizationId: organization.id, app };
}

/** Refuses a body that names another organization or app than the path. */
function findMismatch(
  { organizationId, app }: NonNullable<ReturnType<typeof findApp>>,
  { org_id, app_identifier }: { org_id: number; app_identifier: string },
) {
  if (org_id !== organizationId) {
    return invalidField('org_id', 'The app belongs to another organization.');
  }
  if (app_identifier === app.identifier) return undefined;
  return invalidField('app_identifier', 'The app has another identifier.');
}
