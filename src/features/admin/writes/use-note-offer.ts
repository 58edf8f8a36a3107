import { useNavigate } from 'react-router-dom';
import { type Message, message } from '#src/i18n/message.ts';
import { paths } from '#src/util/paths.ts';

/** Offers to note an act in a calendar's audit log, on the page where notes are written. */
export function useNoteOffer(): (calendarId: number) => { label: Message; run: () => void } {
  const navigate = useNavigate();
  return (calendarId) => ({
    label: message('admin:Add a note'),
    run: () => void navigate(paths.adminCalendar(String(calendarId), { tab: 'audit' })),
  });
}
