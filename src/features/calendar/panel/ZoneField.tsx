import { useMemo } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { zoneChoices } from './zone-choices.ts';

interface ZoneFieldProps {
  /** The calendar's own time zone. */
  own: string;
  /** The one that is shown. */
  zone: string;
  onChoose: (zone: string) => void;
}

/** Chooses the time zone of all times on the page. */
export function ZoneField({ own, zone, onChoose }: ZoneFieldProps) {
  const t = useTranslate();
  const options = useMemo(() => zoneChoices(t, own, zone), [t, own, zone]);
  return (
    <SelectField
      label={t('calendar:Time zone')}
      options={options}
      value={zone}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}
