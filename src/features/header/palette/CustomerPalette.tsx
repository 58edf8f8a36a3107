import { useTranslate } from '#src/i18n/i18n.ts';
import { Palette } from '#src/ui/palette/Palette.tsx';
import { useCustomerChoices } from './use-customer-choices.ts';

/** A palette that opens the user's calendars and pages, changes language and theme, and logs out. */
export function CustomerPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslate();
  const { isLoading, listChoices } = useCustomerChoices(open);
  return (
    <Palette
      open={open}
      title={t('header:Go to…')}
      placeholder={t('header:Calendar, page, language…')}
      listChoices={listChoices}
      progress={isLoading && t('header:Your calendars are loading…')}
      onClose={onClose}
    />
  );
}
