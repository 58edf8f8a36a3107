import { useAtomValue } from 'jotai';
import { use24hTimesAtom } from '#src/i18n/formats.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import styles from './NotificationTimes.module.css';
import { hourChoices, zoneChoices, zoneName } from './notification-times.ts';
import { RowState } from './RowState.tsx';
import { timesKey, type useNotificationChanges } from './use-notification-changes.ts';

/** When daily mails are sent. */
export function NotificationTimes({
  changes: { shown, save, saveStates },
}: {
  changes: ReturnType<typeof useNotificationChanges>;
}) {
  const t = useTranslate();
  const { dateLocale } = useAtomValue(translationStateAtom);
  const use24hTimes = useAtomValue(use24hTimesAtom);
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Section
      title={t('notifications:Daily emails')}
      lead={t('notifications:When summaries and agendas are sent. All other emails come at once.')}
      actions={<RowState state={saveStates.get(timesKey)} />}
    >
      <div className={styles.fields}>
        <SelectField
          label={t('notifications:Time of day')}
          value={String(shown.daily_hour)}
          options={hourChoices(languageTag(dateLocale), use24hTimes)}
          onChange={(event) => save({ daily_hour: Number(event.currentTarget.value) })}
        />
        <SelectField
          label={t('notifications:Time zone')}
          value={shown.time_zone}
          options={zoneChoices(shown.time_zone)}
          onChange={(event) => save({ time_zone: event.currentTarget.value })}
        />
        {ownZone !== shown.time_zone && (
          <Button onClick={() => save({ time_zone: ownZone })}>
            {t('notifications:Use %zone%, the zone of this device', { zone: zoneName(ownZone) })}
          </Button>
        )}
      </div>
    </Section>
  );
}
