import { deactivateCalendar } from '#generated/admin/fetchers.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { useStaffAct } from '../writes/use-staff-act.ts';
import type { CalendarDetails } from './calendar-loader.ts';

interface Activation {
  /** Null for the calendar itself. */
  key: { id: number; label: string } | null;
  active: boolean;
}

/** Deactivates a calendar or one of its keys after confirmation, and reactivates it. */
export function useActivation({ calendar, keys }: CalendarDetails) {
  const t = useTranslate();
  const { id, title } = calendar;
  const act = useStaffAct({
    operation: 'deactivateCalendar',
    call: ({ key, active }: Activation, options) =>
      deactivateCalendar(
        { body: { calendarId: id, ...(key && { keyId: key.id }), active } },
        options,
      ),
    question: ({ key, active }) => {
      if (active) return null;
      return {
        title: key
          ? t('records:Deactivate the key “%label%”?', { label: key.label })
          : t('records:Deactivate %title%?', { title }),
        effect: key
          ? t('records:Links with this key stop working at once. It can be activated again.')
          : t('records:Nobody can open the calendar with any key. It can be activated again.'),
        act: t('records:Deactivate'),
        tone: 'danger',
      };
    },
    done: ({ key, active }) => {
      if (key) {
        const { label } = key;
        return active
          ? message('records:The key “%label%” is active.', { label })
          : message('records:The key “%label%” is deactivated.', { label });
      }
      return active
        ? message('records:%title% is active.', { title })
        : message('records:%title% is deactivated.', { title });
    },
    opposite: ({ key, active }) => ({ key, active: !active }),
    noteOn: id,
    keyOf: ({ key }) => key?.id ?? 0,
  });
  const latest = (keyId: number | null) =>
    act.running.findLast(({ key }) => (key?.id ?? null) === keyId)?.active;
  return {
    ...act,
    /** As they will be once all pending changes are saved. */
    isActive: latest(null) ?? calendar.active,
    keys: keys.map((key) => ({ ...key, active: latest(key.id) ?? key.active })),
  };
}
