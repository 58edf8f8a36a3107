import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { PaletteBox } from '#src/ui/palette/PaletteBox.tsx';
import type { PaletteChoice } from '#src/ui/palette/palette-choice.ts';
import { useCustomerChoices } from './use-customer-choices.ts';

interface CustomerPaletteProps {
  open: boolean;
  onClose: () => void;
}

/** A palette that opens the user's calendars and pages, changes language and theme, and logs out. */
export function CustomerPalette({ open, onClose }: CustomerPaletteProps) {
  const t = useTranslate();
  const action = useRef<() => void>(null);
  return (
    <Dialog
      open={open}
      title={t('header:Go to…')}
      width="wide"
      onClose={onClose}
      // Not earlier, because the palette returns the focus, and its texts must not change while it fades out.
      onClosed={() => {
        action.current?.();
        action.current = null;
      }}
    >
      <Choices
        onClose={onClose}
        onAction={(run) => {
          action.current = run;
          onClose();
        }}
      />
    </Dialog>
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
