import { organizationIdOfApp } from '../seed/organizations.ts';
import { tokenOf } from '../seed/secrets.ts';
import type { Account } from '../world/accounts.ts';
import type { AdminWorld } from '../world/admin-world.ts';
import { organizationOf } from '../world/calendar-details.ts';
import { isoTime } from '../world/times.ts';
import { emailTaken, invalidField, notFound } from './admin-support.ts';
import type { Handler, Handlers } from './handler.ts';

const updateAppAttributes: Handler<'updateAppAttributes', Account> = ({ path, body, world }) => {
  const found = appOf(world.admin, path.id);
  if (!found) return notFound;
  const attributes = { ...found.app.attributes, ...body.attributes };
  world.admin.appAttributes.set(path.id, attributes);
  return { status: 200, body: { ...found.app, attributes } };
};

const createAdministratorUser: Handler<'createAdministratorUser', Account> = (call) => {
  const { admin } = call.world;
  const found = appOf(admin, call.path.app);
  if (!found) return notFound;
  const mismatch = mismatchOf(found, call.body);
  if (mismatch) return mismatch;
  const email = call.body.email.toLowerCase();
  if (admin.holderOf(email)) return emailTaken;
  const { id, name } = admin.createUser({
    name: email.slice(0, Math.min(email.indexOf('@'), 120)),
    email,
    roles: ['ROLE_USER'],
    state: 'inactive',
    two_fa_active: false,
    created_at: isoTime(call.now),
    last_login_at: null,
  });
  return {
    status: 201,
    body: { user: { id, name, email }, app_identifier: found.app.identifier },
  };
};

const createAdministratorLink: Handler<'createAdministratorLink', Account> = (call) => {
  const found = appOf(call.world.admin, call.path.app);
  if (!found) return notFound;
  const mismatch = mismatchOf(found, call.body);
  if (mismatch) return mismatch;
  const link_name = call.body.link_name.trim();
  const created_at = isoTime(call.now);
  const key = `ks${tokenOf(16, found.app.id, link_name, created_at)}`;
  return {
    status: 201,
    body: { link_name, url: `https://calendar.example/${key}`, created_at },
  };
};

export const adminAppCalls = {
  updateAppAttributes,
  createAdministratorUser,
  createAdministratorLink,
} satisfies Handlers<Account>;

function appOf(admin: AdminWorld, id: number) {
  const organization = organizationOf(admin, organizationIdOfApp(id));
  const app = organization?.apps.find((candidate) => candidate.id === id);
  return organization && app && { organizationId: organization.id, app };
}

/** That the body speaks of another organisation or app than the path. */
function mismatchOf(
  { organizationId, app }: NonNullable<ReturnType<typeof appOf>>,
  { org_id, app_identifier }: { org_id: number; app_identifier: string },
) {
  if (org_id !== organizationId) {
    return invalidField('org_id', 'The app belongs to another organisation.');
  }
  if (app_identifier === app.identifier) return undefined;
  return invalidField('app_identifier', 'The app has another identifier.');
}
