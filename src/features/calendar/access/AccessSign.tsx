import type { components } from '#generated/calendar/types.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { QuietSign } from './QuietSign.tsx';

type SignProps = Pick<components['schemas']['CalendarConfiguration'], 'access' | 'owner'>;

/** A quiet sign of what the visitor may do with the calendar, unless that is everything. */
export function AccessSign({ access, owner }: SignProps) {
  const t = useTranslate();
  const sign = describeAccess(t, { access, owner });
  if (!sign) return null;
  return <QuietSign {...sign} icon={access.may.add ? 'user' : 'eye'} />;
}

/** Roles of a newer server are described by the rights that they have. */
function describeAccess(t: Translate, { access: { kind, role, may }, owner }: SignProps) {
  const ask = { owner: owner.name };
  if (may.administer) return null;
  if (!may.add && !may.change) {
    return {
      label: t('calendar:View only'),
      description:
        role === 'read_only_without_details'
          ? t(
              'calendar:You can see when something takes place, but no details. For more rights, ask %owner%.',
              ask,
            )
          : t(
              'calendar:You can see this calendar, but not change it. For more rights, ask %owner%.',
              ask,
            ),
    };
  }
  switch (role) {
    case 'add_only':
    case 'add_only_without_details':
      return {
        label: t('calendar:Can add events'),
        description: t(
          'calendar:You can add events, and change yours for 30 minutes. For more rights, ask %owner%.',
          ask,
        ),
      };
    case 'modify_from_same_link':
    case 'modify_from_same_link_without_details':
      return {
        label: t('calendar:Can edit own events'),
        description:
          kind === 'key'
            ? t(
                'calendar:You can add events, and change those that were added with this link. For more rights, ask %owner%.',
                ask,
              )
            : t(
                'calendar:You can add events, and change your own. For more rights, ask %owner%.',
                ask,
              ),
      };
    case 'modify':
      return {
        label: t('calendar:Can edit'),
        description: t('calendar:You can add, change and delete events.'),
      };
    default:
      return {
        label: t('calendar:Rights differ'),
        description: t(
          'calendar:What you can do differs from calendar to calendar. For more rights, ask %owner%.',
          ask,
        ),
      };
  }
}
