import { useState } from 'react';
import { createKeyLimits, updateKeyLimits } from '#generated/calendar/limits.ts';
import type { Action } from '#src/actions/use-action.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { DateField } from '#src/ui/form/DateField.tsx';
import { FieldColumns } from '#src/ui/form/FieldColumns.tsx';
import { type Fields, Form } from '#src/ui/form/Form.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { TimeField } from '#src/ui/form/TimeField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import { serverNow } from '#src/util/server-clock.ts';
import { RoleFields } from '../access/RoleFields.tsx';
import type { CalendarConfiguration } from '../frame/settings-part.ts';
import {
  firstDay,
  type LinkChanges,
  type LinkValues,
  linkChanges,
  linkValues,
  type NewLink,
  newLink,
  type SharedLink,
} from './shared-link.ts';

interface LinkFormDialogProps {
  open: boolean;
  /** The link to change; null for a new one. */
  link: SharedLink | null;
  /** It is the one by which the visitor is here, whose rights and end cannot be changed. */
  isHere: boolean;
  configuration: CalendarConfiguration;
  creation: Action<NewLink>;
  change: Action<{ id: number; changes: LinkChanges }>;
  onClose: () => void;
  onClosed: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Creates or changes a link. */
export function LinkFormDialog(props: LinkFormDialogProps) {
  const { open, creation, change, onClose, onClosed, returnFocus } = props;
  const t = useTranslate();
  const shown = useLast(open ? props : null) ?? props;
  const pending = creation.pending || change.pending;
  const close = () => !pending && onClose();
  return (
    <Dialog
      open={open}
      width="wide"
      title={
        shown.link
          ? t('settings:Edit the link “%name%”', { name: shown.link.name })
          : t('settings:New link')
      }
      onClose={close}
      onClosed={onClosed}
      returnFocus={returnFocus}
    >
      <LinkForm {...props} link={shown.link} isHere={shown.isHere} onClose={close} />
    </Dialog>
  );
}

/** A separate component, so that closing the dialog discards the typed values. */
function LinkForm({
  link,
  isHere,
  configuration,
  creation,
  change,
  onClose,
}: Omit<LinkFormDialogProps, 'open' | 'onClosed' | 'returnFocus'>) {
  const t = useTranslate();
  const [initial] = useState(() => linkValues(link, configuration));
  const pending = creation.pending || change.pending;
  const error = useFormError(creation.error ?? change.error);
  const submit = (values: LinkValues) => {
    if (link === null) return creation.run(newLink(values));
    const changes = linkChanges(link, initial, values);
    if (Object.keys(changes).length === 0) return onClose();
    change.run({ id: link.id, changes });
  };
  return (
    <Form
      initial={initial}
      limits={link ? updateKeyLimits : createKeyLimits}
      pending={pending}
      error={error}
      onSubmit={submit}
    >
      {(field) => (
        <>
          <TextField
            {...field('name')}
            label={t('settings:Name')}
            hint={t('settings:Visitors see it, and it stands beside what they change.')}
            autoComplete="off"
            required
          />
          {isHere ? (
            <Callout icon="info" tone="info">
              {t(
                'settings:You are here with this link, so it stays active, an administrators’ link, and does not expire.',
              )}
            </Callout>
          ) : (
            <RoleFields initial={initial} subCalendars={configuration.sub_calendars} />
          )}
          <PasswordFields field={field} initial={initial} />
          {!isHere && (
            <>
              <ExpiryFields field={field} />
              <SwitchField
                {...field('active')}
                label={t('settings:Active')}
                hint={t('settings:An inactive link opens nothing until you switch it on again.')}
              />
            </>
          )}
          <FormActions
            act={link ? t('common:Save changes') : t('settings:Create link')}
            pending={pending}
            onCancel={onClose}
          />
        </>
      )}
    </Form>
  );
}

/** The password cannot be read, so an empty field keeps it. */
function PasswordFields({ field, initial }: { field: Fields<LinkValues>; initial: LinkValues }) {
  const t = useTranslate();
  const [isAsked, setAsked] = useState(initial.asks_password);
  return (
    <>
      <SwitchField
        {...field('asks_password')}
        label={t('settings:Ask for a password')}
        onChange={(event) => setAsked(event.currentTarget.checked)}
      />
      {isAsked && (
        <PasswordField
          {...field('password')}
          label={t('settings:Password')}
          hint={
            initial.asks_password
              ? t('settings:Empty: the password stays as it is.')
              : t('settings:Other calendar apps cannot enter it, so the link has no feed.')
          }
          autoComplete="off"
          required={!initial.asks_password}
        />
      )}
    </>
  );
}

function ExpiryFields({ field }: { field: Fields<LinkValues> }) {
  const t = useTranslate();
  const [today] = useState(() => firstDay(serverNow()));
  return (
    <FieldColumns>
      <DateField
        {...field('expires_at')}
        label={t('settings:Expires on')}
        hint={t('settings:Empty: never.')}
        min={today}
        today={today}
      />
      <TimeField
        {...field('expires_time')}
        label={t('settings:Time')}
        hint={t('settings:Empty: at the end of the day.')}
      />
    </FieldColumns>
  );
}
