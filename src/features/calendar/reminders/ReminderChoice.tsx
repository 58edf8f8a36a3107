import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { loadLater } from '#src/api/loaded.ts';
import {
  type ReminderTimes,
  reminderText,
  reminderTimes,
} from '#src/calendar/model/reminder-times.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
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
          times: new Intl.ListFormat(dateLocale).format(
            inherited.map((time) => reminderText(t, time)),
          ),
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
        {reminderTimes.map((time) => (
          <CheckboxField
            key={time}
            label={reminderText(t, time)}
            checked={shownTimes.includes(time)}
            onChange={() =>
              setMinutes(reminderTimes.filter((one) => shownTimes.includes(one) !== (one === time)))
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
