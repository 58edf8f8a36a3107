import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { calendarAddress, calendarPath } from '#src/calendar/model/calendar-paths.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CopyButton } from '#src/ui/button/CopyButton.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { Item, ItemFact } from '#src/ui/data/ItemList.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { serverNow } from '#src/util/server-clock.ts';
import { RoleFacts } from '../access/RoleFacts.tsx';
import type { CalendarConfiguration } from '../frame/settings-part.ts';
import type { LinkAct } from './LinkDialogs.tsx';
import { isExpired, type SharedLink } from './shared-link.ts';

interface LinkItemProps {
  link: SharedLink;
  subCalendars: CalendarConfiguration['sub_calendars'];
  /** It is the one by which the visitor is here. */
  isHere: boolean;
  isMain: boolean;
  /** Called with the control to which the focus returns. */
  onAct: (act: LinkAct, control: HTMLElement | null) => void;
}

/** A link with what it allows, and the ways to pass it on and to change it. */
export function LinkItem({ link, subCalendars, isHere, isMain, onAct }: LinkItemProps) {
  const t = useTranslate();
  const { baseUrl } = useAtomValue(settingsAtom);
  const actions = useRef<HTMLDivElement>(null);
  const { name, key } = link;
  const fromMenu = (act: LinkAct) => () =>
    onAct(act, actions.current?.querySelector<HTMLElement>('[aria-haspopup]') ?? null);
  return (
    <Item
      icon="link"
      title={name}
      actions={
        <div ref={actions}>
          <Row>
            <CopyButton
              text={() => calendarAddress(baseUrl, { calendarKey: key })}
              label={t('settings:Copy')}
              name={t('settings:Copy the link “%name%”', { name })}
            />
            <Button
              size="dense"
              aria-label={t('settings:Share the link “%name%”', { name })}
              onClick={({ currentTarget }) => onAct('share', currentTarget)}
            >
              {t('settings:Share')}
            </Button>
            <MenuButton
              label={t('settings:Actions for the link “%name%”', { name })}
              items={menuItems(t, link, { isHere, isMain, fromMenu })}
            >
              <Icon name="more" />
            </MenuButton>
          </Row>
        </div>
      }
    >
      <LinkFacts link={link} isHere={isHere} />
      <RoleFacts share={link} subCalendars={subCalendars} />
      {link.has_password && <ItemFact>{t('settings:With a password')}</ItemFact>}
      {link.expires_at !== null && !isExpired(link, serverNow()) && (
        <ItemFact>
          <RelativeTime
            at={link.expires_at}
            text={(time) => t('settings:Expires %time%', { time })}
            focusable
          />
        </ItemFact>
      )}
      <ItemFact>
        {link.last_used_at === null ? (
          t('settings:Never used')
        ) : (
          <RelativeTime
            at={link.last_used_at}
            text={(time) => t('settings:Last used %time%', { time })}
            focusable
          />
        )}
      </ItemFact>
    </Item>
  );
}

/** The badges of a link that is unusual. */
function LinkFacts({ link, isHere }: { link: SharedLink; isHere: boolean }) {
  const t = useTranslate();
  return (
    <>
      {isHere && (
        <ItemFact>
          <Badge tone="accent">{t('settings:You are here with it')}</Badge>
        </ItemFact>
      )}
      {!link.active && (
        <ItemFact>
          <Badge tone="warning">{t('settings:Inactive')}</Badge>
        </ItemFact>
      )}
      {isExpired(link, serverNow()) && (
        <ItemFact>
          <Badge tone="warning">{t('settings:Expired')}</Badge>
        </ItemFact>
      )}
    </>
  );
}

interface MenuState {
  isHere: boolean;
  isMain: boolean;
  fromMenu: (act: LinkAct) => () => void;
}

function menuItems(
  t: Translate,
  { key }: SharedLink,
  { isHere, isMain, fromMenu }: MenuState,
): MenuItem[] {
  const here = isHere ? t('settings:You are here with it') : undefined;
  const main = isMain ? t('settings:The calendar needs its first link') : undefined;
  return [
    {
      key: 'edit',
      label: t('settings:Edit…'),
      icon: 'text',
      kind: 'action',
      onSelect: fromMenu('edit'),
    },
    {
      key: 'preview',
      label: t('settings:What does this link show?'),
      icon: 'eye',
      kind: 'page',
      href: calendarPath({ calendarKey: key }),
      newTab: t('header:Opens in a new tab'),
    },
    {
      key: 'embed',
      label: t('settings:Embed in a website…'),
      icon: 'globe',
      kind: 'action',
      onSelect: fromMenu('embed'),
    },
    {
      key: 'renew',
      label: t('settings:Renew…'),
      icon: 'retry',
      kind: 'action',
      divided: true,
      obstacle: here,
      onSelect: fromMenu('renew'),
    },
    {
      key: 'delete',
      label: t('settings:Delete…'),
      icon: 'trash',
      kind: 'action',
      obstacle: here ?? main,
      onSelect: fromMenu('delete'),
    },
  ];
}
