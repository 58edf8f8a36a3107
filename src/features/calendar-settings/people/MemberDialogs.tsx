import { useFormError } from '#src/actions/use-form-error.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import type { CalendarConfiguration } from '../frame/settings-part.ts';
import type { MemberAct } from './MemberItem.tsx';
import type { Member } from './member.ts';
import { leaveQuestion, removalQuestion, transferQuestion } from './member-questions.ts';
import { RoleDialog } from './RoleDialog.tsx';
import type { useMemberWrites } from './use-member-writes.ts';

/** The dialog that is open, and the member that it is about. */
export interface OpenMember {
  act: MemberAct;
  member: Member;
}

interface MemberDialogsProps {
  open: OpenMember | null;
  /** The calendar's. */
  title: string;
  isSelf: boolean;
  subCalendars: CalendarConfiguration['sub_calendars'];
  writes: ReturnType<typeof useMemberWrites>;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** The dialogs about one member. */
export function MemberDialogs(props: MemberDialogsProps) {
  const { open, title, isSelf, subCalendars, writes, ...dialog } = props;
  const t = useTranslate();
  const { change, removal, leave, transfer } = writes;
  const memberFor = (act: MemberAct) => (open?.act === act ? open.member : null);
  const removed = memberFor('remove');
  const left = memberFor('leave');
  const heir = memberFor('transfer');
  return (
    <>
      <RoleDialog
        member={memberFor('role')}
        isSelf={isSelf}
        subCalendars={subCalendars}
        change={change}
        {...dialog}
      />
      <ConfirmDialog
        question={removed && removalQuestion(t, removed)}
        pending={removal.pending}
        error={useFormError(removal.error)}
        onConfirm={() => removed && removal.run(removed)}
        {...dialog}
      />
      <ConfirmDialog
        question={left && leaveQuestion(t, title)}
        pending={leave.pending}
        error={useFormError(leave.error)}
        onConfirm={() => left && leave.run(left)}
        {...dialog}
      />
      <ConfirmDialog
        question={heir && transferQuestion(t, heir, title)}
        pending={transfer.pending}
        error={useFormError(transfer.error)}
        onConfirm={() => heir && transfer.run(heir)}
        {...dialog}
      />
    </>
  );
}
