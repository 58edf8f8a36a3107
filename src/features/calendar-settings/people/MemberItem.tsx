import { useRef } from 'react';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { InitialMark } from '#src/ui/data/InitialMark.tsx';
import { Item, ItemFact } from '#src/ui/data/ItemList.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { RoleFacts } from '../access/RoleFacts.tsx';
import type { CalendarConfiguration } from '../frame/settings-part.ts';
import { type Member, memberName } from './member.ts';

export type MemberAct = 'role' | 'remind' | 'remove' | 'leave' | 'transfer';

interface MemberItemProps {
  member: Member;
  subCalendars: CalendarConfiguration['sub_calendars'];
  isSelf: boolean;
  mayLeave: boolean;
  /** The calendar can be given to this person. */
  mayInherit: boolean;
  /** Why the person cannot go, once that was tried. */
  refusal: string | null;
  /** Called with the control to which the focus returns. */
  onAct: (act: MemberAct, control: HTMLElement | null) => void;
}

/** A person with their role, and what administrators can do about it. */
export function MemberItem(props: MemberItemProps) {
  const { member, subCalendars, isSelf, refusal, onAct } = props;
  const t = useTranslate();
  const actions = useRef<HTMLDivElement>(null);
  const name = memberName(member);
  const fromMenu = (act: MemberAct) => () =>
    onAct(act, actions.current?.querySelector<HTMLElement>('[aria-haspopup]') ?? null);
  const items = menuItems(t, props, fromMenu);
  return (
    <Item
      icon={<InitialMark id={member.id} name={name} isRound />}
      title={name}
      note={
        refusal !== null && (
          <div role="alert">
            <Callout icon="alert" tone="warning">
              {refusal}
            </Callout>
          </div>
        )
      }
      actions={
        <div ref={actions}>
          <Row>
            <Button
              size="dense"
              aria-label={t('settings:Change the role of %name%', { name })}
              onClick={({ currentTarget }) => onAct('role', currentTarget)}
            >
              {t('settings:Change role')}
            </Button>
            {items.length > 0 && (
              <MenuButton label={t('settings:Actions for %name%', { name })} items={items}>
                <Icon name="more" />
              </MenuButton>
            )}
          </Row>
        </div>
      }
    >
      {isSelf && (
        <ItemFact>
          <Badge tone="accent">{t('settings:You')}</Badge>
        </ItemFact>
      )}
      {member.is_owner && (
        <ItemFact>
          <Badge>{t('settings:Owner')}</Badge>
        </ItemFact>
      )}
      {member.name !== null && <ItemFact>{member.email}</ItemFact>}
      <RoleFacts share={member} subCalendars={subCalendars} />
      <ItemFact>
        <LastSeen member={member} />
      </ItemFact>
    </Item>
  );
}

function LastSeen({ member }: { member: Member }) {
  const t = useTranslate();
  const { status, invited_at, last_opened_at } = member;
  if (status === 'invited') {
    if (invited_at === null) return t('settings:Invited');
    return (
      <RelativeTime
        at={invited_at}
        text={(time) => t('settings:Invited %time%', { time })}
        focusable
      />
    );
  }
  if (last_opened_at === null) return t('settings:Has not opened it yet');
  return (
    <RelativeTime
      at={last_opened_at}
      text={(time) => t('settings:Last opened %time%', { time })}
      focusable
    />
  );
}

function menuItems(
  t: Translate,
  { member, isSelf, mayLeave, mayInherit }: MemberItemProps,
  fromMenu: (act: MemberAct) => () => void,
): MenuItem[] {
  const isInvited = member.status === 'invited';
  return [
    ...(isInvited
      ? [
          {
            key: 'remind',
            label: t('settings:Send invitation again'),
            icon: 'mail' as const,
            kind: 'action' as const,
            onSelect: fromMenu('remind'),
          },
        ]
      : []),
    ...(mayInherit && !isSelf
      ? [
          {
            key: 'transfer',
            label: t('settings:Make owner…'),
            icon: 'key' as const,
            kind: 'action' as const,
            onSelect: fromMenu('transfer'),
          },
        ]
      : []),
    ...(mayLeave
      ? [
          {
            key: 'leave',
            label: t('settings:Leave calendar…'),
            icon: 'log-out' as const,
            kind: 'action' as const,
            onSelect: fromMenu('leave'),
          },
        ]
      : []),
    ...(isSelf
      ? []
      : [
          {
            key: 'remove',
            label: isInvited ? t('settings:Take back invitation…') : t('settings:Remove…'),
            icon: 'trash' as const,
            kind: 'action' as const,
            divided: isInvited || mayInherit,
            onSelect: fromMenu('remove'),
          },
        ]),
  ];
}
