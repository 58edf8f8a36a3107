import { useNavigate } from 'react-router-dom';
import { type Message, message } from '#src/i18n/message.ts';
import { paths } from '#src/util/paths.ts';

/** The calendar whose audit log receives a note. Its title is for acts on another record, which has no log of its own. */
export type NotedCalendar = number | { id: number; title: string };

/** Offers to note an act in a calendar's audit log, on the page where notes are written. */
export function useNoteOffer(): (calendar: NotedCalendar) => { label: Message; run: () => void } {
  const navigate = useNavigate();
  return (calendar) => {
    const isOther = typeof calendar === 'object';
    const id = isOther ? calendar.id : calendar;
    return {
      label: isOther
        ? message('admin:Add a note on %title%', { title: calendar.title })
        : message('admin:Add a note'),
      run: () => void navigate(paths.adminCalendar(String(id), { tab: 'audit' })),
    };
  };
}
