import { useRef, useState } from 'react';
import {
  type ListPasskeysData,
  listPasskeys,
  updatePasskey,
} from '#generated/app/security/fetchers.ts';
import { updatePasskeyLimits } from '#generated/app/security/limits.ts';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { useTranslate } from '#src/i18n/i18n.ts';
import { OwnerButton } from '#src/session/OwnerButton.tsx';
import { hasPasskeys } from '#src/session/passkeys/browser-passkeys.ts';
import { ItemList } from '#src/ui/data/ItemList.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { useFocusPlace } from '#src/ui/overlay/use-focus-place.ts';
import { RenameDialog } from '../RenameDialog.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { PasskeyItem } from './PasskeyItem.tsx';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';
import { type Passkey, usePasskeyRemoval } from './use-passkey-removal.ts';

interface PasskeysSectionProps {
  passkeys: Promise<ListPasskeysData>;
  /** True if the account asks for a code besides the password. */
  needsCode: boolean;
}

/** The passkeys that log in to the account. */
export function PasskeysSection({ passkeys, needsCode }: PasskeysSectionProps) {
  const t = useTranslate();
  const [isAdding, setAdding] = useState(false);
  return (
    <Section
      id="passkeys"
      title={t('profile:Passkeys')}
      lead={t('profile:Log in with your fingerprint, face or screen lock instead of a password.')}
      actions={
        hasPasskeys() && (
          <OwnerButton onClick={() => setAdding(true)}>{t('profile:Add a passkey')}</OwnerButton>
        )
      }
    >
      <AwaitSection resolve={passkeys}>
        {({ results }) => <PasskeyList known={results} needsCode={needsCode} />}
      </AwaitSection>
      <AddPasskeyDialog
        passkeys={passkeys}
        isOpen={isAdding}
        needsCode={needsCode}
        onClose={() => setAdding(false)}
      />
    </Section>
  );
}

type Asking = { about: 'name' | 'removal'; passkey: Passkey };

function PasskeyList({ known, needsCode }: { known: readonly Passkey[]; needsCode: boolean }) {
  const t = useTranslate();
  const { passkeys, remove } = usePasskeyRemoval(known);
  const [asking, setAsking] = useState<Asking | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const focusPlace = useFocusPlace(area);
  const ask = (about: Asking['about'], passkey: Passkey) => (button: HTMLElement) => {
    focusPlace.remember(button);
    setAsking({ about, passkey });
  };
  const dialog = { onClose: () => setAsking(null), returnFocus: focusPlace.find };
  const passkeyFor = (about: Asking['about']) => (asking?.about === about ? asking.passkey : null);

  return (
    <div ref={area} tabIndex={-1}>
      {passkeys.length > 0 ? (
        <ItemList label={t('profile:Passkeys')}>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={ask('name', passkey)}
              onRemove={ask('removal', passkey)}
            />
          ))}
        </ItemList>
      ) : (
        <EmptyState
          icon="key"
          title={t('profile:No passkeys yet')}
          level={3}
          text={
            hasPasskeys()
              ? t('profile:Add one on each device that you use often.')
              : t(
                  'profile:This browser has no passkeys. Open this page in a current one to add some.',
                )
          }
        />
      )}
      <RenameDialog
        named={passkeyFor('name')}
        hint={t('profile:For example, the device or password manager that holds it')}
        limits={updatePasskeyLimits}
        rename={({ id, name }, options) =>
          updatePasskey({ path: { passkeyId: id }, body: { name } }, options)
        }
        list={listPasskeys}
        {...dialog}
      />
      <RemovePasskeyDialog
        passkey={passkeyFor('removal')}
        otherCount={passkeys.length - 1}
        needsCode={needsCode}
        onConfirm={(passkey) => {
          setAsking(null);
          remove(passkey);
        }}
        {...dialog}
      />
    </div>
  );
}
