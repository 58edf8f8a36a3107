import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { usePart } from '#src/ui/use-part.ts';

interface ClosureSectionProps {
  /** The primary address, which the user must type. */
  email: string;
  /** Whether a code is needed in addition to the password. */
  needsCode: boolean;
}

/** Offers to delete the account. */
export function ClosureSection(props: ClosureSectionProps) {
  const t = useTranslate();
  const { impersonated } = useAtomValue(settingsAtom);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const part = usePart(loadDialog, isOpen, close);
  return (
    <Section
      title={t('profile:Delete account')}
      lead={
        impersonated
          ? t('profile:Only the owner of the account can delete it. Exit the impersonation first.')
          : t('profile:We show you what is lost before anything is deleted.')
      }
      actions={
        <Button pending={impersonated === true} busy={false} onClick={() => setOpen(true)}>
          {t('profile:Delete account…')}
        </Button>
      }
    >
      {part && isOpen && <part.ClosureDialog {...props} onClose={close} />}
    </Section>
  );
}

function loadDialog() {
  return import('./ClosureDialog.tsx');
}
