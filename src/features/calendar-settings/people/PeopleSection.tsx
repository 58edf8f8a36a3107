import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useFormError } from '#src/actions/use-form-error.ts';
import { hasId } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { useFocusPlace } from '#src/ui/overlay/use-focus-place.ts';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberDialogs, type OpenMember } from './MemberDialogs.tsx';
import type { MemberAct } from './MemberItem.tsx';
import { MemberList } from './MemberList.tsx';
import type { Member } from './member.ts';
import { useMemberWrites } from './use-member-writes.ts';

interface PeopleSectionProps extends SettingsPartProps {
  listed: readonly Member[];
}

/** The list of the members, and the dialogs that change them. */
export function PeopleSection({ address, configuration, listed }: PeopleSectionProps) {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  const [members, setMembers] = useState(listed);
  const [isInviting, setInviting] = useState(false);
  const [open, setOpen] = useState<OpenMember | null>(null);
  const area = useRef<HTMLElement>(null);
  const focusPlace = useFocusPlace(area);
  const { title, sub_calendars: subCalendars } = configuration;
  const writes = useMemberWrites({
    address,
    title,
    members,
    onChanged: (changed) => {
      setMembers(changed);
      setOpen(null);
    },
  });
  const { change, removal, reminder, leave, transfer } = writes;
  const failed = [change, removal, leave].find(({ error }) => error !== null);
  // Said at the person's row, because no other input would help.
  const needed = hasId(failed?.error, 'last_administrator') ? (failed?.error ?? null) : null;
  const reason = useFormError(needed);
  const forget = () => {
    for (const action of [change, removal, leave, transfer]) action.reset();
  };
  const close = () => {
    forget();
    setOpen(null);
    setInviting(false);
  };
  const self = members.find(({ email }) => email === user?.email);
  const start = (act: MemberAct, member: Member, control: HTMLElement | null) => {
    if (control) focusPlace.remember(control);
    forget();
    if (act === 'remind') reminder.run(member);
    else setOpen({ act, member });
  };
  const dialog = { onClose: close, returnFocus: focusPlace.find };
  return (
    <Section
      ref={area}
      title={t('settings:Members')}
      lead={t('settings:They open the calendar with their own account.')}
      actions={
        <Button
          look="primary"
          onClick={({ currentTarget }) => {
            focusPlace.remember(currentTarget);
            setInviting(true);
          }}
        >
          {t('settings:Invite people')}
        </Button>
      }
    >
      <MemberList
        members={members}
        self={self}
        configuration={configuration}
        refusal={reason && open ? { memberId: open.member.id, text: reason.message } : null}
        onAct={start}
      />
      <InviteDialog
        open={isInviting}
        address={address}
        subCalendars={subCalendars}
        onInvited={(invited) => setMembers([...members, ...invited])}
        {...dialog}
      />
      <MemberDialogs
        open={needed ? null : open}
        title={title}
        isSelf={open?.member.id === self?.id}
        subCalendars={subCalendars}
        writes={writes}
        {...dialog}
      />
    </Section>
  );
}
