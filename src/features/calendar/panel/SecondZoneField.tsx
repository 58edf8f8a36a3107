import { useMemo } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { zoneChoices } from './zone-choices.ts';

interface SecondZoneFieldProps {
  /** The calendar's own time zone. */
  own: string;
  /** The one of all times, which is not offered again. */
  zone: string;
  /** The one that is shown, too; null for none. */
  secondZone: string | null;
  onChoose: (zone: string | null) => void;
}

/** Chooses a time zone in which hours and the times of open events are shown, too. */
export function SecondZoneField({ own, zone, secondZone, onChoose }: SecondZoneFieldProps) {
  const t = useTranslate();
  const options = useMemo(() => {
    const others = zoneChoices(t, own, secondZone ?? zone).filter(({ value }) => value !== zone);
    return [{ value: '', label: t('calendar:No second time zone') }, ...others];
  }, [t, own, zone, secondZone]);
  return (
    <SelectField
      label={t('calendar:Second time zone')}
      hint={t('calendar:Shown beside the hours of days, weeks and the scheduler, and in events.')}
      options={options}
      value={secondZone ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
    />
  );
}
