import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Item, ItemFact } from '#src/ui/data/ItemList.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { RowAction, RowActions } from '../RowActions.tsx';
import type { Passkey } from './use-passkey-removal.ts';

interface PasskeyItemProps {
  passkey: Passkey;
  onRename: (button: HTMLElement) => void;
  onRemove: (button: HTMLElement) => void;
}

/** A passkey with its age, its last use and its actions. */
export function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const t = useTranslate();
  const { date } = useFormats();
  const { name, created_at, last_used_at, synced } = passkey;
  return (
    <Item
      icon="key"
      title={name}
      actions={
        <RowActions>
          <RowAction name={t('account:Rename %name%', { name })} onClick={onRename}>
            {t('account:Rename')}
          </RowAction>
          <RowAction name={t('profile:Remove %name%', { name })} onClick={onRemove}>
            {t('profile:Remove')}
          </RowAction>
        </RowActions>
      }
    >
      <ItemFact>{t('profile:Added on %date%', { date: date(created_at) })}</ItemFact>
      <ItemFact>
        {last_used_at ? (
          <RelativeTime
            at={last_used_at}
            text={(time) => t('profile:Last used %time%', { time })}
            focusable
          />
        ) : (
          t('profile:Never used')
        )}
      </ItemFact>
      {synced && <ItemFact>{t('profile:Kept by your password manager')}</ItemFact>}
    </Item>
  );
}
