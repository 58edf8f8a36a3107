import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { loadLater } from '#src/api/loaded.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { useDateLocale } from '#src/i18n/use-date-locale.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { statusAtom } from '#src/status/status.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { DialogActions } from '#src/ui/overlay/DialogActions.tsx';
import styles from './ReminderChoice.module.css';
import {
  type Reminders,
  type ReminderTarget,
  type ReminderTimes,
  readReminders,
  setReminders,
} from './reminder-target.ts';

interface ReminderChoiceProps {
  target: ReminderTarget;
  onClose: () => void;
}

/** The reminders of the reader, to choose from. */
export function ReminderChoice({ target, onClose }: ReminderChoiceProps) {
  const t = useTranslate();
  const user = useAtomValue(currentUserAtom);
  return user ? (
    <OwnReminders target={target} onClose={onClose} />
  ) : (
    <p>{t('calendar:Reminders are emails to you alone. Log in to choose them.')}</p>
  );
}

function OwnReminders({ target, onClose }: ReminderChoiceProps) {
  const load = () => loadLater(readReminders(target));
  const [reminders, setLoaded] = useState(load);
  return (
    <AwaitSection resolve={reminders} onRetry={() => setLoaded(load())}>
      {(loadedReminders) => (
        <ReminderForm target={target} reminders={loadedReminders} onClose={onClose} />
      )}
    </AwaitSection>
  );
}

/** In the order in which they are offered, by minutes before an event begins. */
const times = [0, 10, 30, 60, 120, 1440, 2880, 10080, 20160] as const satisfies ReminderTimes;

function ReminderForm({
  target,
  reminders: { minutes: before, inherited },
  onClose,
}: ReminderChoiceProps & { reminders: Reminders }) {
  const t = useTranslate();
  const dateLocale = useDateLocale();
  const showStatus = useSetAtom(statusAtom);
  const [minutes, setMinutes] = useState(before);
  const shownTimes = minutes ?? inherited;
  const save = useAction({
    call: (chosen: ReminderTimes | null, options) => setReminders(target, chosen, options),
    onSuccess: () => {
      showStatus({ type: 'success', text: message('calendar:Your reminders are saved.') });
      onClose();
    },
    onFailure: useShowFailure(() => t('calendar:Your reminders are as they were before.')),
    // Nothing that the page shows depends on them.
    revalidate: false,
  });
  const usual =
    inherited.length > 0
      ? t('calendar:Default: %times%', {
          times: new Intl.ListFormat(dateLocale).format(inherited.map((time) => timeText(t, time))),
        })
      : t('calendar:Default: none');
  return (
    <>
      <p className={styles.intro}>
        {'eventId' in target
          ? t('calendar:Emails to you alone before “%name%”.', { name: target.name })
          : t('calendar:Emails to you alone before each event of “%name%”.', { name: target.name })}
      </p>
      <CheckboxField
        label={usual}
        checked={minutes === null}
        onChange={() => setMinutes(minutes === null ? inherited : null)}
      />
      <fieldset className={styles.times}>
        <legend className={styles.legend}>{t('calendar:Remind me')}</legend>
        {times.map((time) => (
          <CheckboxField
            key={time}
            label={timeText(t, time)}
            checked={shownTimes.includes(time)}
            onChange={() =>
              setMinutes(times.filter((one) => shownTimes.includes(one) !== (one === time)))
            }
          />
        ))}
      </fieldset>
      <DialogActions>
        <Button onClick={onClose}>{t('common:Cancel')}</Button>
        <Button look="primary" pending={save.pending} onClick={() => save.run(minutes)}>
          {t('calendar:Save')}
        </Button>
      </DialogActions>
    </>
  );
}

/** "2 weeks before". */
function timeText(t: Translate, minutes: number): string {
  const [hours, days, weeks] = [minutes / 60, minutes / 1440, minutes / 10080];
  if (minutes === 0) return t('calendar:When it begins');
  if (hours < 1) return t('calendar:%count% minutes before', { count: minutes });
  if (days < 1) return t('calendar:%count% hours before', { count: hours });
  return weeks < 1
    ? t('calendar:%count% days before', { count: days })
    : t('calendar:%count% weeks before', { count: weeks });
}
