import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { addCalendar, listCalendars } from '#generated/app/calendars/fetchers.ts';
import { addCalendarLimits } from '#generated/app/calendars/limits.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import type { Failure } from '#src/api/errors.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { statusAtom } from '#src/status/status.ts';
import { controlRef } from '#src/ui/form/controls.ts';
import { Form } from '#src/ui/form/Form.tsx';
import type { FormError } from '#src/ui/form/form-error.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { FormActions } from '#src/ui/overlay/FormActions.tsx';
import { calendarPath, type UserCalendar } from '../user-calendar.ts';
import { type CalendarLink, calendarLink, linkedCalendar } from './calendar-link.ts';

interface AddCalendarProps {
  calendars: readonly UserCalendar[];
  onClose: () => void;
}

/** Asks for the link or key of a calendar, and adds it to the user's list. */
export function AddCalendarDialog({ open, ...form }: AddCalendarProps & { open: boolean }) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      title={t('dashboard:Add a calendar')}
      intro={t('dashboard:Paste the link that you were given, or the calendar’s key.')}
      onClose={form.onClose}
    >
      <AddCalendarForm {...form} />
    </Dialog>
  );
}

/** A separate component, so that closing the dialog discards the typed link. */
function AddCalendarForm({ calendars, onClose }: AddCalendarProps) {
  const t = useTranslate();
  const { baseUrl } = useAtomValue(settingsAtom);
  const home = new URL(`${baseUrl}/`, window.location.href).href;
  const [sentLink, setSentLink] = useState<CalendarLink>();
  const adding = useAddition(calendars, onClose);
  const listedCalendar =
    adding.error?.status === 409 && sentLink && linkedCalendar(sentLink, calendars);
  return (
    <Form
      initial={{ link: '' }}
      limits={addCalendarLimits}
      pending={adding.pending}
      error={useRefusal(adding.error)}
      onSubmit={({ link: typedLink }) => {
        const link = calendarLink(typedLink, home);
        setSentLink(link);
        if (link) adding.run(link);
      }}
    >
      {(field) => (
        <>
          <TextField
            {...field('link')}
            ref={controlRef({
              read: (text) => text,
              write: String,
              check: (text) => (calendarLink(text, home) ? undefined : { rule: 'pattern' }),
            })}
            label={t('dashboard:Link or key')}
            hint={t('dashboard:A key begins with ks and has 18 characters.')}
            messages={{ pattern: t('dashboard:This is not the link or key of a calendar.') }}
            remedy={
              listedCalendar && (
                <Link to={calendarPath(listedCalendar)}>
                  {t('dashboard:Open “%title%”', { title: listedCalendar.title })}
                </Link>
              )
            }
            // The calendar is offered for the link that was sent only.
            onChange={() => listedCalendar && adding.reset()}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <FormActions
            act={t('dashboard:Add calendar')}
            pending={adding.pending}
            onCancel={onClose}
          />
        </>
      )}
    </Form>
  );
}

function useAddition(before: readonly UserCalendar[], onAdded: () => void) {
  const showStatus = useSetAtom(statusAtom);
  const navigate = useNavigate();
  return useAction({
    call: ({ link }: CalendarLink, options) => addCalendar({ body: { link } }, options),
    verify: verifyBy(listCalendars, ({ results }, link: CalendarLink) => {
      const data = linkedCalendar(link, results);
      return data && !linkedCalendar(link, before) ? { data } : null;
    }),
    onSuccess: (calendar) => {
      onAdded();
      showStatus({
        type: 'success',
        text: message('dashboard:“%title%” is among your calendars now.', {
          title: calendar.title,
        }),
        action: {
          label: message('dashboard:Open'),
          run: () => void navigate(calendarPath(calendar)),
        },
      });
    },
  });
}

/** Why a calendar was not added. Errors in the link are shown at its field. */
function useRefusal(error: Failure | null): FormError | null {
  const t = useTranslate();
  const general = useFormError(error);
  const text = error && refusalText(t, error.status);
  return general && text ? { ...general, details: [{ field: 'link', message: text }] } : general;
}

function refusalText(t: Translate, status: number | undefined): string | undefined {
  switch (status) {
    case 403:
      return t('dashboard:This link does not let you in. Ask the owner for a link with a key.');
    case 404:
      return t('dashboard:There is no such calendar. Is the link complete?');
    case 409:
      return t('dashboard:You have this calendar already.');
    case 422:
      return t('dashboard:This is not the link or key of a calendar.');
    default:
      return undefined;
  }
}
