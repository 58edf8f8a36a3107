import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { placeName } from '../../formats/place-name.ts';
import type { ViewProps } from '../../grid/view-props.ts';
import styles from './SecondZone.module.css';
import type { SecondHours, ZoneShift } from './use-second-hours.ts';

interface ShiftNoteProps {
  day: number;
  second: SecondHours | null;
  formats: ViewProps['formats'];
}

/** Says at a day how its hours in the second zone differ from those beside the columns; nothing if they are the same. */
export function ShiftNote({ day, second, formats }: ShiftNoteProps) {
  const t = useTranslate();
  const shift = second?.shifts.get(day);
  if (!second || !shift) return null;
  const text = `${placeName(second.zone)} ${shiftText(t, formats, shift)}`;
  return (
    <span className={styles.note} title={text} aria-hidden="true">
      {text}
    </span>
  );
}

function shiftText(t: Translate, formats: ViewProps['formats'], shift: ZoneShift): string {
  const by = formats.shift(shift.by);
  const from = shift.from === null ? null : formats.hour(shift.from);
  const until = shift.until === null ? null : formats.hour(shift.until);
  if (from !== null && until !== null)
    return t('calendar:%shift% from %from% to %until%', { shift: by, from, until });
  if (from !== null) return t('calendar:%shift% from %time%', { shift: by, time: from });
  return until === null ? by : t('calendar:%shift% until %time%', { shift: by, time: until });
}
