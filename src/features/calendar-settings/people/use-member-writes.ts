import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import {
  leaveCalendar,
  listMembers,
  removeMember,
  resendInvitation,
  transferCalendar,
  type UpdateMemberInput,
  updateMember,
} from '#generated/calendar/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { doneIf, verifyBy } from '#src/actions/verify-by.ts';
import { acceptGone } from '#src/api/errors.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { paths } from '#src/util/paths.ts';
import { hasShare } from '../access/share.ts';
import { type Member, memberName } from './member.ts';

export type RoleChange = { member: Member; share: UpdateMemberInput['body'] };

interface MemberWrites {
  /** The calendar's key or identifier. */
  address: string;
  /** The calendar's. */
  title: string;
  members: readonly Member[];
  /** Called with the members as they are after a change. */
  onChanged: (members: readonly Member[]) => void;
}

function readMembers(address: string) {
  return (_: object, options: { signal: AbortSignal }) =>
    listMembers({ path: { calendar: address } }, options);
}

/** Changes, removes and promotes a calendar's members. */
export function useMemberWrites(writes: MemberWrites) {
  const { address, members, onChanged } = writes;
  const showStatus = useSetAtom(statusAtom);
  const path = { calendar: address };
  const read = readMembers(address);
  const put = (member: Member) =>
    onChanged(members.map((known) => (known.id === member.id ? member : known)));
  const change = useAction({
    call: ({ member: { id }, share }: RoleChange, options) =>
      updateMember({ path: { ...path, memberId: id }, body: share }, options),
    verify: verifyBy(read, ({ results }, { member: { id }, share }) => {
      const data = results.find((member) => member.id === id);
      return data && hasShare(data, share) ? { data } : null;
    }),
    onSuccess: (member) => {
      put(member);
      showStatus({
        type: 'success',
        text: message('settings:The role of %name% is changed.', { name: memberName(member) }),
      });
    },
  });
  const removal = useAction({
    call: ({ id }: Member, options) =>
      removeMember({ path: { ...path, memberId: id } }, options).catch(acceptGone),
    verify: verifyBy(read, ({ results }, { id }: Member) =>
      doneIf(!results.some((member) => member.id === id)),
    ),
    onSuccess: (_, removed) => {
      onChanged(members.filter(({ id }) => id !== removed.id));
      const name = memberName(removed);
      showStatus({
        type: 'success',
        text:
          removed.status === 'invited'
            ? message('settings:The invitation of %name% is taken back.', { name })
            : message('settings:%name% is no longer a member.', { name }),
      });
    },
    revalidate: false,
  });
  const reminder = useAction({
    call: ({ id }: Member, options) =>
      resendInvitation({ path: { ...path, memberId: id } }, options),
    onSuccess: (member) => {
      put(member);
      showStatus({
        type: 'success',
        text: message('settings:The invitation is sent to %name% again.', {
          name: memberName(member),
        }),
      });
    },
    onFailure: useShowFailure(() => message('settings:The invitation is not sent again.')),
    getKey: ({ id }) => id,
    revalidate: false,
  });
  return { change, removal, reminder, ...useOwnership(writes) };
}

/** Leaves the calendar, or gives it to another member. */
function useOwnership({ address, title, onChanged }: MemberWrites) {
  const showStatus = useSetAtom(statusAtom);
  const navigate = useNavigate();
  const path = { calendar: address };
  const leave = useAction({
    call: (_: Member, options) => leaveCalendar({ path }, options).catch(acceptGone),
    onSuccess: () => {
      showStatus({
        type: 'success',
        text: message('settings:You have left “%title%”.', { title }),
      });
      void navigate(paths.dashboard());
    },
    revalidate: false,
  });
  const transfer = useAction({
    call: ({ id }: Member, options) => transferCalendar({ path, body: { member_id: id } }, options),
    verify: verifyBy(readMembers(address), (data, { id }: Member) =>
      data.results.some((member) => member.id === id && member.is_owner) ? { data } : null,
    ),
    onSuccess: ({ results }, member) => {
      onChanged(results);
      showStatus({
        type: 'success',
        text: message('settings:The calendar belongs to %name% now.', { name: memberName(member) }),
      });
    },
  });
  return { leave, transfer };
}
