import { useTranslate } from '#src/i18n/i18n.ts';
import { Palette } from '#src/ui/palette/Palette.tsx';
import { PaletteChoices } from '#src/ui/palette/PaletteChoices.tsx';
import type { PaletteChoice } from '#src/ui/palette/palette-choice.ts';
import { useCustomerChoices } from './use-customer-choices.ts';

/** A palette that opens the user's calendars and pages, changes language and theme, and logs out. */
export function CustomerPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslate();
  return (
    <Palette open={open} title={t('header:Go to…')} onClose={onClose}>
      {(onChoose) => <CustomerChoices onChoose={onChoose} />}
    </Palette>
  );
}

function CustomerChoices({ onChoose }: { onChoose: (choice: PaletteChoice) => void }) {
  const t = useTranslate();
  const { isLoading, listChoices } = useCustomerChoices();
  return (
    <PaletteChoices
      label={t('header:Go to…')}
      placeholder={t('header:Calendar, page, language…')}
      listChoices={listChoices}
      progress={isLoading && t('header:Your calendars are loading…')}
      onChoose={onChoose}
    />
  );
}
