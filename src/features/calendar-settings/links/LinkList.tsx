import { useTranslate } from '#src/i18n/i18n.ts';
import { ItemList } from '#src/ui/data/ItemList.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import type { OpenAct } from './LinkDialogs.tsx';
import { LinkItem } from './LinkItem.tsx';
import type { SharedLink } from './shared-link.ts';

interface LinkListProps extends SettingsPartProps {
  links: readonly SharedLink[];
  /** Called with the control to which the focus returns. */
  onAct: (act: OpenAct, control: HTMLElement | null) => void;
}

export function LinkList({ links, address, configuration, onAct }: LinkListProps) {
  const t = useTranslate();
  if (links.length === 0) {
    return (
      <EmptyState
        icon="link"
        level={3}
        title={t('settings:No links')}
        text={t('settings:Only members can open the calendar. A link opens it without an account.')}
      />
    );
  }
  return (
    <ItemList label={t('settings:Links to this calendar')}>
      {links.map((link, at) => (
        <LinkItem
          key={link.id}
          link={link}
          subCalendars={configuration.sub_calendars}
          isHere={link.key === address}
          // The contract lists it first.
          isMain={at === 0}
          onAct={(act, control) => onAct({ act, link }, control)}
        />
      ))}
    </ItemList>
  );
}
