import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { MessageBlock } from '#src/ui/feedback/MessageBlock.tsx';
import { readStorage, writeStorage } from '#src/util/browser-storage.ts';
import { ResendButton } from './ResendButton.tsx';
import type { Address } from './use-address-changes.ts';

const storageKey = 'closed-address-message';

/** Reminds the user of an unconfirmed address. Once closed, it stays closed in this browser. */
export function UnconfirmedBlock({ addresses }: { addresses: readonly Address[] }) {
  const t = useTranslate();
  const [closedId, setClosedId] = useState(() => readStorage(storageKey));
  const address = addresses.find(({ verified_at }) => verified_at === null);
  if (!address || closedId === String(address.id)) return null;
  const { email } = address;
  const close = () => {
    writeStorage(storageKey, String(address.id));
    setClosedId(String(address.id));
  };
  return (
    <MessageBlock
      title={t('profile:Confirm your address')}
      text={t('profile:Open the link in the email that we sent to %email%.', { email })}
      action={<ResendButton address={address} />}
      closeLabel={t('common:Close message')}
      onClose={close}
    />
  );
}
