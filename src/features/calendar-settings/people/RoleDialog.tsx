import { updateMemberLimits } from '#generated/calendar/limits.ts';
import type { Action } from '#src/actions/use-action.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { useLast } from '#src/ui/overlay/use-last.ts';
import { RoleFields } from '../access/RoleFields.tsx';
import { shareRequest, shareValues } from '../access/share.ts';
import type { CalendarConfiguration } from '../frame/settings-part.ts';
import { type Member, memberName } from './member.ts';
import type { RoleChange } from './use-member-writes.ts';

interface RoleDialogProps {
  /** Null while the dialog is closed. */
  member: Member | null;
  isSelf: boolean;
  subCalendars: CalendarConfiguration['sub_calendars'];
  change: Action<RoleChange>;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Gives a person another role. */
export function RoleDialog(props: RoleDialogProps) {
  const { member, isSelf, subCalendars, change, onClose, returnFocus } = props;
  const t = useTranslate();
  const shownMember = useLast(member);
  const { pending } = change;
  const close = () => !pending && onClose();
  const error = useFormError(change.error);
  return (
    <Dialog
      open={member !== null}
      width="wide"
      title={t('settings:Role of %name%', { name: shownMember ? memberName(shownMember) : '' })}
      onClose={close}
      returnFocus={returnFocus}
    >
      {shownMember && (
        <Form
          initial={shareValues(shownMember, subCalendars)}
          limits={updateMemberLimits}
          pending={pending}
          error={error}
          onSubmit={(values) => change.run({ member: shownMember, share: shareRequest(values) })}
        >
          {() => (
            <>
              {isSelf && (
                <Callout icon="alert" tone="warning">
                  {t(
                    'settings:This is you: with another role, you lose these settings, and only another administrator can give them back.',
                  )}
                </Callout>
              )}
              <RoleFields
                initial={shareValues(shownMember, subCalendars)}
                subCalendars={subCalendars}
              />
              <FormActions act={t('settings:Change role')} pending={pending} onCancel={close} />
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
}
