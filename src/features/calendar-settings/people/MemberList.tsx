import { useTranslate } from '#src/i18n/i18n.ts';
import { ItemList } from '#src/ui/data/ItemList.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import type { CalendarConfiguration } from '../frame/settings-part.ts';
import { type MemberAct, MemberItem } from './MemberItem.tsx';
import type { Member } from './member.ts';

interface MemberListProps {
  members: readonly Member[];
  /** The visitor; undefined for one without an account, or without a membership. */
  self: Member | undefined;
  configuration: CalendarConfiguration;
  /** Why a member could not go. */
  refusal: { memberId: number; text: string } | null;
  /** Called with the control to which the focus returns. */
  onAct: (act: MemberAct, member: Member, control: HTMLElement | null) => void;
}

export function MemberList({ members, self, configuration, refusal, onAct }: MemberListProps) {
  const t = useTranslate();
  const { access, sub_calendars } = configuration;
  return (
    <>
      {members.length > 0 && (
        <ItemList label={t('settings:Members')}>
          {members.map((member) => (
            <MemberItem
              key={member.id}
              member={member}
              subCalendars={sub_calendars}
              isSelf={member === self}
              mayLeave={member === self && access.kind === 'user'}
              mayInherit={self?.is_owner === true && member.status === 'active'}
              refusal={refusal?.memberId === member.id ? refusal.text : null}
              onAct={(act, control) => onAct(act, member, control)}
            />
          ))}
        </ItemList>
      )}
      {members.length < 2 && (
        <EmptyState
          icon="user-plus"
          level={3}
          title={t('settings:Nobody else is a member')}
          text={t('settings:Invite those who should find the calendar on their dashboard.')}
        />
      )}
    </>
  );
}
