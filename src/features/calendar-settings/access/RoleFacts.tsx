import { useTranslate } from '#src/i18n/i18n.ts';
import { ItemFact } from '#src/ui/data/ItemList.tsx';
import type { CalendarConfiguration } from '../frame/settings-part.ts';
import { roleName } from './role-words.ts';
import type { Share } from './share.ts';

interface RoleFactsProps {
  share: Share;
  subCalendars: CalendarConfiguration['sub_calendars'];
}

/** A role in words: one for all sub-calendars, or each with the sub-calendars that it is for. */
export function RoleFacts({ share, subCalendars }: RoleFactsProps) {
  const t = useTranslate();
  const { role, sub_calendar_roles } = share;
  if (role !== 'mixed') return <ItemFact>{roleName(t, role)}</ItemFact>;
  const names = new Map(subCalendars.map(({ id, name }) => [id, name]));
  const groups = Map.groupBy(
    sub_calendar_roles.filter((entry) => entry.role !== 'no_access'),
    (entry) => entry.role,
  );
  if (groups.size === 0) return <ItemFact>{roleName(t, 'no_access')}</ItemFact>;
  return [...groups].map(([groupRole, entries]) => (
    <ItemFact key={groupRole}>
      {t('settings:%role%: %names%', {
        role: roleName(t, groupRole),
        names: entries.flatMap((entry) => names.get(entry.sub_calendar_id) ?? []).join(', '),
      })}
    </ItemFact>
  ));
}
