import {
  createAdministratorLink,
  createAdministratorUser,
  setAppAttributes,
} from '#generated/admin/fetchers.ts';
import {
  createAdministratorLinkLimits,
  createAdministratorUserLimits,
} from '#generated/admin/limits.ts';
import type { components } from '#generated/admin/types.ts';
import { message } from '#src/i18n/message.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { AddressField } from '../acts/AddressField.tsx';
import { type Act, type ActContext, defineAct } from '../acts/act.ts';
import type { NotedCalendar } from '../acts/audit-note.ts';
import { noteCopy } from '../acts/note-copy.ts';
import { type AttributeOwner, newAttributeAct } from '../attributes/AttributeActs.tsx';

export type AppOwner = Pick<components['schemas']['Organization'], 'id' | 'apps'>;

export type App = AppOwner['apps'][number] & {
  organizationId: number;
  /** The calendar that receives notes on the acts; apps have no audit log of their own. */
  noteOn: NotedCalendar | undefined;
};

/** The tab with the apps on the pages of organizations and calendars. */
const tab = 'apps';

/** An organization's apps, with what their acts need. */
export function listApps(
  organization: AppOwner | null,
  noteOn: NotedCalendar | undefined,
): readonly App[] {
  if (!organization) return [];
  return organization.apps.map((app) => ({ ...app, organizationId: organization.id, noteOn }));
}

export function appActs(app: App, context: ActContext) {
  return {
    newAdministrator: newAdministratorAct(app, context),
    newLink: newLinkAct(app, context),
    newAttribute: newAttributeAct(describeApp(app), context),
  };
}

/** The app as the owner of its attributes. */
export function describeApp({ id, title, attributes, noteOn }: App): AttributeOwner {
  return {
    id: `app ${id}`,
    tab,
    name: title,
    attributes,
    operation: 'setAppAttributes',
    save: (changes, options) =>
      setAppAttributes({ path: { id }, body: { attributes: changes } }, options),
    noteOn,
  };
}

function newAdministratorAct(app: App, { t }: ActContext): Act {
  const { id, title } = app;
  return defineAct({
    key: `new administrator ${id}`,
    tab,
    operation: 'createAdministratorUser',
    label: t('records:New administrator…'),
    form: {
      title: t('records:New administrator of %title%', { title }),
      effect: t('records:Creates an account and mails an invitation to activate it.'),
      act: t('records:Create administrator'),
      initial: { email: '' },
      limits: createAdministratorUserLimits,
      fields: (field) => <AddressField {...field('email')} />,
    },
    call: (options, { email }) =>
      createAdministratorUser({ path: { app: id }, body: { ...toBody(app), email } }, options),
    done: (_, { email }) =>
      message('records:%email% is invited as administrator of %title%.', { email, title }),
    noteOn: app.noteOn,
  });
}

/** Creates a link that opens the app as one of its administrators. */
function newLinkAct(app: App, { t }: ActContext): Act {
  const { id, title } = app;
  return defineAct({
    key: `new link ${id}`,
    tab,
    operation: 'createAdministratorLink',
    label: t('records:New administrator link…'),
    form: {
      title: t('records:New administrator link to %title%', { title }),
      effect: t('records:Anyone with this link opens %title% as an administrator.', { title }),
      act: t('records:Create link'),
      initial: { link_name: '' },
      limits: createAdministratorLinkLimits,
      fields: (field) => (
        <TextField
          {...field('link_name')}
          label={t('records:Name of the link')}
          hint={t('records:For example, the person who will use it.')}
          autoComplete="off"
          required
        />
      ),
    },
    call: (options, { link_name }) =>
      createAdministratorLink({ path: { app: id }, body: { ...toBody(app), link_name } }, options),
    done: (_, { link_name: name }) => message('records:The link “%name%” is created.', { name }),
    secret: ({ link_name: name, url }) => ({
      title: t('records:Administrator link “%name%” to %title%', { name, title }),
      text: t('records:Anyone with this link opens %title% as an administrator.', { title }),
      value: url,
      onCopy: () => noteCopy({ kind: 'organization', id: app.organizationId }, 'link'),
    }),
    noteOn: app.noteOn,
  });
}

function toBody({ organizationId, identifier }: App) {
  return { org_id: organizationId, app_identifier: identifier };
}
