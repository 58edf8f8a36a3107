import type { IconName } from '#generated/icons.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { Item, ItemFact } from '#src/ui/data/ItemList.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { RowAction, RowActions } from '../RowActions.tsx';
import type { Device } from './devices-loader.ts';

/** A device, with a button for its name, and one that asks whether to log it out. */
export function DeviceItem({
  device,
  isNew,
  onRename,
  onAsk,
}: {
  device: Device;
  isNew: boolean;
  onRename: (button: HTMLElement) => void;
  onAsk: (button: HTMLElement) => void;
}) {
  const t = useTranslate();
  const { name, kind, place, first_seen_at, last_seen_at, current } = device;
  return (
    <Item
      icon={icons[kind] ?? 'devices'}
      title={name}
      actions={
        <RowActions>
          <RowAction name={t('account:Rename %name%', { name })} onClick={onRename}>
            {t('account:Rename')}
          </RowAction>
          <RowAction name={t('account:Log out %name%', { name })} onClick={onAsk}>
            {t('account:Log out')}
          </RowAction>
        </RowActions>
      }
    >
      {isNew && (
        <ItemFact>
          <Badge tone="accent">{t('account:New')}</Badge>
        </ItemFact>
      )}
      {place && <ItemFact>{place}</ItemFact>}
      <ItemFact>
        {current ? (
          t('account:Active now')
        ) : (
          <RelativeTime
            at={last_seen_at}
            text={(time) => t('account:Last active %time%', { time })}
            focusable
          />
        )}
      </ItemFact>
      <ItemFact>
        <RelativeTime
          at={first_seen_at}
          text={(time) => t('account:Logged in %time%', { time })}
          focusable
        />
      </ItemFact>
    </Item>
  );
}

const icons: Partial<Record<string, IconName>> = {
  computer: 'computer',
  phone: 'phone',
  tablet: 'tablet',
} satisfies Record<Device['kind'], IconName>;
