import {
  type CreateAdministratorLinkInput,
  type CreateAdministratorUserInput,
  createAdministratorLink,
  createAdministratorUser,
} from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import { AddressField } from '../writes/AddressField.tsx';
import { SecretDialog } from '../writes/SecretDialog.tsx';
import { StaffFormDialog } from '../writes/StaffFormDialog.tsx';
import { useSecret } from '../writes/use-secret.ts';
import { useStaffAct } from '../writes/use-staff-act.ts';

export interface AdministeredApp {
  id: number;
  identifier: string;
  title: string;
  organizationId: number;
  /** The calendar that receives notes on the actions. */
  noteOn: number | undefined;
}

/** Maximum length of a name in the contract's `AdministratorLinkRequest`. */
const maxLinkNameLength = 120;

/** Creates administrators of an app, and links that open the app as one. */
export function Administrators({ app }: { app: AdministeredApp }) {
  return (
    <>
      <NewAdministrator app={app} />
      <NewLink app={app} />
    </>
  );
}

function NewAdministrator({ app }: { app: AdministeredApp }) {
  const t = useTranslate();
  const { title } = app;
  const act = useStaffAct({
    operation: 'createAdministratorUser',
    call: (body: CreateAdministratorUserInput['body'], options) =>
      createAdministratorUser({ path: { app: app.id }, body }, options),
    done: ({ email }) =>
      message('records:%email% is invited as administrator of %title%.', { email, title }),
    noteOn: app.noteOn,
  });
  return (
    <>
      <ActButton denial={act.denial} onClick={act.form.open}>
        {t('records:New administrator…')}
      </ActButton>
      <StaffFormDialog
        form={act.form}
        title={t('records:New administrator of %title%', { title })}
        effect={t('records:Creates an account and mails an invitation to activate it.')}
        act={t('records:Create administrator')}
        initial={{ email: '' }}
        inputOf={({ email }) => ({ ...appOf(app), email })}
      >
        {(field) => <AddressField {...field('email')} />}
      </StaffFormDialog>
    </>
  );
}

function NewLink({ app }: { app: AdministeredApp }) {
  const t = useTranslate();
  const { title } = app;
  const { secret, show, onClose } = useSecret();
  const act = useStaffAct({
    operation: 'createAdministratorLink',
    call: (body: CreateAdministratorLinkInput['body'], options) =>
      createAdministratorLink({ path: { app: app.id }, body }, options),
    done: ({ link_name: name }) => message('records:The link “%name%” is created.', { name }),
    noteOn: app.noteOn,
    onDone: ({ link_name, url }) =>
      show({
        title: t('records:Administrator link “%name%” to %title%', { name: link_name, title }),
        text: t('records:Anyone with this link opens %title% as an administrator.', { title }),
        value: url,
      }),
    showsSecret: true,
  });
  return (
    <>
      <ActButton denial={act.denial} onClick={act.form.open}>
        {t('records:New administrator link…')}
      </ActButton>
      <StaffFormDialog
        form={act.form}
        title={t('records:New administrator link to %title%', { title })}
        effect={t('records:Anyone with this link opens %title% as an administrator.', { title })}
        act={t('records:Create link')}
        initial={{ link_name: '' }}
        inputOf={({ link_name }) => ({ ...appOf(app), link_name })}
      >
        {(field) => (
          <TextField
            {...field('link_name')}
            label={t('records:Name of the link')}
            hint={t('records:For example, the person who will use it.')}
            maxLength={maxLinkNameLength}
            autoComplete="off"
            required
          />
        )}
      </StaffFormDialog>
      <SecretDialog secret={secret} onClose={onClose} />
    </>
  );
}

function appOf({ organizationId, identifier }: AdministeredApp) {
  return { org_id: organizationId, app_identifier: identifier };
}
