import { useState } from 'react';
import { type GetAccountClosureData, getAccountClosure } from '#generated/app/account/fetchers.ts';
import { loadLater } from '#src/api/loaded.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { OwnerButton } from '#src/session/OwnerButton.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { ClosureDialog } from './ClosureDialog.tsx';

interface ClosureSectionProps {
  /** The primary address, which the user must type. */
  email: string;
  /** True if a code is needed in addition to the password. */
  needsCode: boolean;
}

/** Offers to delete the account. */
export function ClosureSection(props: ClosureSectionProps) {
  const t = useTranslate();
  const [losses, setLosses] = useState<Promise<GetAccountClosureData> | null>(null);
  const load = () => setLosses(loadLater(getAccountClosure({})));
  return (
    <Section
      title={t('profile:Delete account')}
      lead={t('profile:We show you what is lost before anything is deleted.')}
      actions={<OwnerButton onClick={load}>{t('profile:Delete account…')}</OwnerButton>}
    >
      {losses && (
        <ClosureDialog {...props} losses={losses} onRetry={load} onClose={() => setLosses(null)} />
      )}
    </Section>
  );
}
