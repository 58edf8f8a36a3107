import {
  deactivateCalendar,
  resetCalendarPassword,
  restoreCalendar,
} from '#generated/admin/fetchers.ts';
import { message } from '#src/i18n/message.ts';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { type Act, type ActContext, defineAct } from '../acts/act.ts';
import { noteCopy } from '../acts/note-copy.ts';
import type { CalendarData, CalendarDetails } from './calendar-data.ts';

/** Sets a new password for a calendar, and shows it once. */
export function resetPasswordAct(
  { calendar, password_protected }: CalendarDetails,
  { t }: ActContext,
): Act {
  const { id, title } = calendar;
  return defineAct({
    key: 'reset password',
    operation: 'resetCalendarPassword',
    label: t('records:New password…'),
    question: {
      title: t('records:New password for %title%?', { title }),
      effect: password_protected
        ? t('records:The current password stops working, and everyone has to enter the new one.')
        : t('records:The calendar has no password yet. From now on, everyone has to enter one.'),
      act: t('records:Set new password'),
      tone: 'danger',
    },
    call: (options) => resetCalendarPassword({ path: { id } }, options),
    done: () => message('records:%title% has a new password.', { title }),
    secret: ({ password, closed_sessions: count }) => ({
      title: t('records:New password for %title%', { title }),
      text: t('records:%count% people have to enter it to continue.', { count }),
      value: password,
      onCopy: () => noteCopy({ kind: 'calendar', id }, 'password'),
    }),
    noteOn: id,
  });
}

/** Deactivates a calendar after confirmation, or activates it again. */
export function activationAct({ calendar }: CalendarDetails, { t }: ActContext): Act {
  const { id, title, active } = calendar;
  const change = (to: boolean) => ({
    call: (options: { signal: AbortSignal }) =>
      deactivateCalendar({ body: { calendarId: id, active: to } }, options),
    expect: ({ details, ...data }: CalendarData) => ({
      ...data,
      details: { ...details, calendar: { ...details.calendar, active: to } },
    }),
  });
  return defineAct({
    key: 'activation',
    operation: 'deactivateCalendar',
    label: active ? t('records:Deactivate…') : t('records:Activate'),
    question: active
      ? {
          title: t('records:Deactivate %title%?', { title }),
          effect: t(
            'records:Nobody can open the calendar with any key. It can be activated again.',
          ),
          act: t('records:Deactivate'),
          tone: 'danger',
        }
      : null,
    ...change(!active),
    done: () =>
      active
        ? message('records:%title% is deactivated.', { title })
        : message('records:%title% is active.', { title }),
    opposite: () => change(active),
    noteOn: id,
  });
}

/** Deactivates one of a calendar's keys after confirmation, or activates it again. */
export function keyActivationAct(
  { calendar: { id: calendarId } }: CalendarDetails,
  { t }: ActContext,
  { id: keyId, label, active }: CalendarDetails['keys'][number],
): Act {
  const change = (to: boolean) => ({
    call: (options: { signal: AbortSignal }) =>
      deactivateCalendar({ body: { calendarId, keyId, active: to } }, options),
    expect: ({ details, ...data }: CalendarData) => ({
      ...data,
      details: {
        ...details,
        keys: details.keys.map((key) => (key.id === keyId ? { ...key, active: to } : key)),
      },
    }),
  });
  return defineAct({
    key: `key ${keyId}`,
    tab: 'overview',
    operation: 'deactivateCalendar',
    label: active
      ? t('records:Deactivate the key “%label%”…', { label })
      : t('records:Activate the key “%label%”', { label }),
    setting: { label: t('records:Key “%label%” is active', { label }), isOn: active },
    question: active
      ? {
          title: t('records:Deactivate the key “%label%”?', { label }),
          effect: t('records:Links with this key stop working at once. It can be activated again.'),
          act: t('records:Deactivate'),
          tone: 'danger',
        }
      : null,
    ...change(!active),
    done: () =>
      active
        ? message('records:The key “%label%” is deactivated.', { label })
        : message('records:The key “%label%” is active.', { label }),
    opposite: () => change(active),
    noteOn: calendarId,
  });
}

/** The call is a GET that changes state (section 7), so it is only ever sent after confirmation. */
export function restoreAct(
  { calendar: { id, title, identifier } }: CalendarDetails,
  { t, formats: { exact, number } }: ActContext,
  { id: x, created_at, events }: CalendarDetails['restore_points'][number],
): Act {
  return defineAct({
    key: `restore ${x}`,
    tab: 'restore',
    operation: 'restoreCalendar',
    label: t('records:Restore…'),
    name: t('records:Restore the state of %time%', { time: exact(created_at) }),
    question: {
      title: t('records:Restore %title%?', { title }),
      effect: t('records:Everything entered since then is lost. This cannot be undone.'),
      act: t('records:Restore calendar'),
      tone: 'danger',
      facts: (
        <DescriptionList
          items={[
            { name: t('records:State of'), value: exact(created_at) },
            { name: t('records:Events'), value: number(events) },
          ]}
        />
      ),
      typed: identifier,
    },
    call: (options) => restoreCalendar({ path: { id, x } }, options),
    done: () => message('records:%title% is restored.', { title }),
    noteOn: id,
  });
}
