import { useTranslate } from '#src/i18n/i18n.ts';
import { OwnerButton } from '#src/session/OwnerButton.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { Item, ItemFact } from '#src/ui/data/ItemList.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { RowAction, RowActions } from '../RowActions.tsx';
import { ResendButton } from './ResendButton.tsx';
import type { Address } from './use-address-changes.ts';

interface AddressItemProps {
  address: Address;
  /** The server is making it the primary address. */
  isBecomingPrimary: boolean;
  /** Another address is about to become the primary one, so this one cannot. */
  isLocked: boolean;
  onMakePrimary: () => void;
  onAskToRemove: (button: HTMLElement) => void;
}

/** An address with its state and its actions. */
export function AddressItem({
  address,
  isBecomingPrimary,
  isLocked,
  onMakePrimary,
  onAskToRemove,
}: AddressItemProps) {
  const t = useTranslate();
  const { email, primary, verified_at } = address;
  const isActionable = !primary || verified_at === null;
  return (
    <Item
      icon="mail"
      title={email}
      actions={
        isActionable && (
          <RowActions>
            {verified_at === null && <ResendButton address={address} />}
            {!primary && verified_at !== null && (
              <OwnerButton
                size="dense"
                pending={isLocked}
                busy={isBecomingPrimary}
                aria-label={t('profile:Set as primary: %email%', { email })}
                onClick={onMakePrimary}
              >
                {t('profile:Set as primary')}
              </OwnerButton>
            )}
            {!primary && (
              <RowAction name={t('profile:Remove %email%', { email })} onClick={onAskToRemove}>
                {t('profile:Remove')}
              </RowAction>
            )}
          </RowActions>
        )
      }
    >
      {primary && <ItemFact>{t('profile:Primary address')}</ItemFact>}
      <ItemFact>
        {verified_at === null ? (
          <Badge tone="warning">{t('profile:Not confirmed yet')}</Badge>
        ) : (
          <RelativeTime at={verified_at} text={(time) => t('profile:Confirmed %time%', { time })} />
        )}
      </ItemFact>
    </Item>
  );
}
