import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { openProtectedCalendar } from '#generated/calendar/fetchers.ts';
import { openProtectedCalendarLimits } from '#generated/calendar/limits.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { loadPageAtom } from '#src/session/page-load.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { PasswordField } from '#src/ui/form/PasswordField.tsx';
import { useRetype } from '#src/ui/form/use-retype.ts';
import styles from './CalendarPassword.module.css';

/** Asks for the password of a calendar. */
export function CalendarPassword() {
  const t = useTranslate();
  const { appTitle } = useAtomValue(settingsAtom);
  const loadPage = useSetAtom(loadPageAtom);
  const { pathname, search } = useLocation();
  const { calendarKey, identifier = '' } = useParams();
  const field = useRef<HTMLInputElement>(null);
  const open = useAction({
    call: (body: { password: string }, options) =>
      openProtectedCalendar({ path: { calendar: calendarKey ?? identifier }, body }, options),
    // A full load: the hosting page's settings offer to close the session again.
    onSuccess: () => loadPage(pathname + search),
    revalidate: false,
  });
  useRetype(field, open.error?.id === 'calendar_password_wrong');
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{appTitle}</h1>
      <p className={styles.intro}>
        {t('calendar:This calendar is protected. Enter its password to open it.')}
      </p>
      <Form
        initial={{ password: '' }}
        limits={openProtectedCalendarLimits}
        pending={open.pending}
        error={useFormError(open.error)}
        onSubmit={open.run}
      >
        {(bindField) => (
          <>
            <PasswordField
              {...bindField('password')}
              ref={field}
              label={t('calendar:Password')}
              autoComplete="off"
              required
            />
            <Button type="submit" look="primary" pending={open.pending} wide>
              {t('calendar:Open calendar')}
            </Button>
          </>
        )}
      </Form>
    </div>
  );
}
