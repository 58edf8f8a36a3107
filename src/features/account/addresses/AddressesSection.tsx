import { useRef, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ItemList } from '#src/ui/data/ItemList.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { useFocusPlace } from '#src/ui/overlay/use-focus-place.ts';
import { AddAddress } from './AddAddress.tsx';
import { AddressItem } from './AddressItem.tsx';
import { type Address, useAddressChanges } from './use-address-changes.ts';

/** The account's email addresses. One is primary, and new ones must be confirmed by mail. */
export function AddressesSection({ addresses }: { addresses: readonly Address[] }) {
  const t = useTranslate();
  const changes = useAddressChanges(addresses);
  const [removal, setRemoval] = useState<Address | null>(null);
  const section = useRef<HTMLElement>(null);
  const focusPlace = useFocusPlace(section);
  return (
    <Section
      ref={section}
      id="addresses"
      title={t('profile:Email addresses')}
      lead={t('profile:You log in with your primary address, and we send our emails there.')}
    >
      <ItemList label={t('profile:Email addresses')}>
        {changes.addresses.map((address) => (
          <AddressItem
            key={address.id}
            address={address}
            isBecomingPrimary={changes.isBecomingPrimary(address)}
            isLocked={changes.isPending}
            onMakePrimary={() => changes.makePrimary(address)}
            onAskToRemove={(button) => {
              focusPlace.remember(button);
              setRemoval(address);
            }}
          />
        ))}
      </ItemList>
      <Card>
        <AddAddress />
      </Card>
      <ConfirmDialog
        question={
          removal && {
            title: t('profile:Remove %email%?', { email: removal.email }),
            effect: t(
              'profile:The address no longer belongs to your account. If you add it again, you have to confirm it again.',
            ),
            act: t('profile:Remove address'),
            tone: 'danger',
          }
        }
        onConfirm={() => {
          setRemoval(null);
          if (removal) changes.remove(removal);
        }}
        onClose={() => setRemoval(null)}
        returnFocus={focusPlace.find}
      />
    </Section>
  );
}
