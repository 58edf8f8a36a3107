import { useSetAtom } from 'jotai';
import { type RefObject, useRef, useState } from 'react';
import { inviteMemberLimits } from '#generated/calendar/limits.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message, messageText } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { typeIn } from '#src/ui/form/fill-in.ts';
import type { FormError } from '#src/ui/form/form-error.ts';
import { TextareaField } from '#src/ui/form/TextareaField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { RoleFields } from '../access/RoleFields.tsx';
import { type ShareValues, shareRequest, shareValues } from '../access/share.ts';
import type { CalendarConfiguration } from '../frame/settings-part.ts';
import { inviteAll, type Refusal } from './invite-all.ts';
import { type Member, readAddresses } from './member.ts';

interface InviteValues extends ShareValues {
  emails: string;
}

interface InviteDialogProps {
  open: boolean;
  /** The calendar's key or identifier. */
  address: string;
  subCalendars: CalendarConfiguration['sub_calendars'];
  onInvited: (members: readonly Member[]) => void;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Invites people by their addresses, several at once. */
export function InviteDialog(props: InviteDialogProps) {
  const { open, address, subCalendars, onInvited, onClose, returnFocus } = props;
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const emails = useRef<HTMLTextAreaElement>(null);
  const [refusal, setRefusal] = useState<FormError | null>(null);
  const invitation = useAction({
    call: (values: InviteValues, options) =>
      inviteAll(address, readAddresses(values.emails).emails, {
        share: shareRequest(values),
        options,
      }),
    onSuccess: ({ invited, refusals }) => {
      onInvited(invited);
      if (refusals.length === 0) close();
      else keep(refusals);
      const count = invited.length;
      if (count === 0) return;
      showStatus({
        type: 'success',
        text: message('settings:%count% people are invited.', { count }),
      });
    },
    revalidate: false,
  });
  const { pending } = invitation;
  const close = () => {
    setRefusal(null);
    invitation.reset();
    onClose();
  };
  /** The form keeps those who are not invited yet. */
  const keep = (refusals: readonly Refusal[]) => {
    if (emails.current) typeIn(emails.current, refusals.map(({ email }) => email).join('\n'));
    setRefusal(emailsError(refusals.map(({ email, text }) => `${email}: ${messageText(t, text)}`)));
  };
  const submit = (values: InviteValues) => {
    const { wrong } = readAddresses(values.emails);
    if (wrong.length === 0) {
      setRefusal(null);
      return invitation.run(values);
    }
    const text = t('settings:This is no email address: %text%', { text: wrong.join(', ') });
    setRefusal(emailsError([text]));
  };
  return (
    <Dialog
      open={open}
      width="wide"
      title={t('settings:Invite people')}
      intro={t(
        'settings:Each gets a mail. People with an account find the calendar on their dashboard at once, others as soon as they register.',
      )}
      onClose={() => !pending && close()}
      returnFocus={returnFocus}
    >
      <InviteForm
        emails={emails}
        error={useFormError(invitation.error) ?? refusal}
        pending={pending}
        subCalendars={subCalendars}
        onSubmit={submit}
        onCancel={() => !pending && close()}
      />
    </Dialog>
  );
}

function emailsError(messages: readonly string[]): FormError {
  return {
    title: messages.join(' '),
    message: messages.join(' '),
    details: messages.map((text) => ({ field: 'emails', message: text })),
  };
}

interface InviteFormProps {
  /** The field of the addresses. */
  emails: RefObject<HTMLTextAreaElement | null>;
  error: FormError | null;
  pending: boolean;
  subCalendars: CalendarConfiguration['sub_calendars'];
  onSubmit: (values: InviteValues) => void;
  onCancel: () => void;
}

function InviteForm(props: InviteFormProps) {
  const { emails, error, pending, subCalendars, onSubmit, onCancel } = props;
  const t = useTranslate();
  const initial: InviteValues = {
    ...shareValues({ role: 'modify', sub_calendar_roles: [] }, subCalendars),
    emails: '',
  };
  return (
    <Form
      initial={initial}
      limits={inviteMemberLimits}
      pending={pending}
      error={error}
      onSubmit={onSubmit}
    >
      {(field) => (
        <>
          <TextareaField
            {...field('emails')}
            ref={emails}
            label={t('settings:Email addresses')}
            hint={t('settings:Separated by commas, spaces or lines.')}
            rows={3}
            required
          />
          <RoleFields initial={initial} subCalendars={subCalendars} />
          <FormActions act={t('settings:Invite')} pending={pending} onCancel={onCancel} />
        </>
      )}
    </Form>
  );
}
