import { useMemo } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { zoneChoices } from '../formats/zone-choices.ts';

export interface ZoneFieldsProps {
  /** The time zone of all times. */
  zone: string;
  /** The one whose hours are shown beside those; null for none. */
  secondZone: string | null;
  onChooseZone: (zone: string) => void;
  onChooseSecondZone: (zone: string | null) => void;
}

/**
 * Chooses the time zone of all times on the page, and one in which hours and the times of open events are shown, too.
 * @param own the calendar's time zone.
 */
export function ZoneFields(props: ZoneFieldsProps & { own: string }) {
  const { own, zone, secondZone, onChooseZone, onChooseSecondZone } = props;
  const t = useTranslate();
  const options = useMemo(() => zoneChoices(t, own, zone), [t, own, zone]);
  const secondOptions = useMemo(() => {
    const otherChoices = zoneChoices(t, own, secondZone ?? zone).filter(
      ({ value }) => value !== zone,
    );
    return [{ value: '', label: t('calendar:No second time zone') }, ...otherChoices];
  }, [t, own, zone, secondZone]);
  return (
    <>
      <SelectField
        label={t('calendar:Time zone')}
        options={options}
        value={zone}
        onChange={({ target }) => onChooseZone(target.value)}
      />
      <SelectField
        label={t('calendar:Second time zone')}
        hint={t('calendar:Shown beside the hours of days, weeks and the scheduler, and in events.')}
        options={secondOptions}
        value={secondZone ?? ''}
        onChange={({ target }) => onChooseSecondZone(target.value || null)}
      />
    </>
  );
}
