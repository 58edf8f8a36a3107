import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { PaletteBox } from '#src/ui/palette/PaletteBox.tsx';
import { PaletteDialog } from '#src/ui/palette/PaletteDialog.tsx';
import type { PaletteChoice } from '#src/ui/palette/palette-choice.ts';
import { useCustomerChoices } from './use-customer-choices.ts';

/** A palette that opens the user's calendars and pages, changes language and theme, and logs out. */
export function CustomerPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslate();
  return (
    <PaletteDialog open={open} title={t('header:Go to…')} onClose={onClose}>
      {(runWhenClosed) => <Choices onClose={onClose} onAction={runWhenClosed} />}
    </PaletteDialog>
  );
}

interface ChoicesProps {
  onClose: () => void;
  onAction: (run: () => void) => void;
}

function Choices({ onClose, onAction }: ChoicesProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { groups, status } = useCustomerChoices(text.trim());
  const choose = ({ target }: PaletteChoice) => {
    if ('run' in target) return onAction(target.run);
    onClose();
    void navigate(target.href);
  };
  return (
    <PaletteBox
      label={t('header:Go to…')}
      placeholder={t('header:Calendar, page, language…')}
      text={text}
      groups={groups}
      status={status}
      onType={setText}
      onEnter={choose}
      onChoose={choose}
    />
  );
}
