import type { components } from '#generated/calendar/types.ts';
import type { Translate } from '#src/i18n/i18n.ts';

export type AccessRole = components['schemas']['AccessRole'];

/** The roles, from the most to the least powerful, in words that tell what they allow. */
function roleWords(t: Translate): Readonly<Record<AccessRole, string>> {
  return {
    admin: t('settings:Administrator'),
    modify: t('settings:Add and change all events'),
    modify_from_same_link: t('settings:Add events, change own ones'),
    modify_from_same_link_without_details: t(
      'settings:Add events, change own ones, no details of others',
    ),
    add_only: t('settings:Only add events'),
    add_only_without_details: t('settings:Only add events, no details of others'),
    read_only: t('settings:View only'),
    read_only_without_details: t('settings:View only, without details'),
    no_access: t('settings:No access'),
    mixed: t('settings:Different for each sub-calendar'),
  };
}

/** A role of a newer server is shown as the server names it. */
export function roleName(t: Translate, role: string): string {
  const words: Readonly<Record<string, string>> = roleWords(t);
  return words[role] ?? role;
}

/** A sentence on what a role allows; none for what its name says already. */
export function describeRole(t: Translate, role: string): string | undefined {
  const hidden = t('settings:Other people’s events are only shown as “Reserved”.');
  const own = t('settings:Own events are those added with the same link, or by the same person.');
  const brief = t('settings:Own events can be changed for 30 minutes.');
  const descriptions: Readonly<Partial<Record<string, string>>> = {
    admin: t(
      'settings:May do everything, including these settings, and can shut others out. Give it to few.',
    ),
    modify_from_same_link: own,
    modify_from_same_link_without_details: `${own} ${hidden}`,
    add_only: brief,
    add_only_without_details: `${brief} ${hidden}`,
    read_only_without_details: t('settings:All events are only shown as “Reserved”.'),
    no_access: t('settings:The calendar does not open.'),
  };
  return descriptions[role];
}

/** The choices of a role for the whole calendar. */
export function roleChoices(t: Translate) {
  return choices(t, [
    'admin',
    'modify',
    'modify_from_same_link',
    'modify_from_same_link_without_details',
    'add_only',
    'add_only_without_details',
    'read_only',
    'read_only_without_details',
    'no_access',
    'mixed',
  ]);
}

/** The choices of a role for one sub-calendar. */
export function subCalendarRoleChoices(t: Translate) {
  return choices(t, [
    'no_access',
    'read_only_without_details',
    'read_only',
    'add_only_without_details',
    'add_only',
    'modify_from_same_link_without_details',
    'modify_from_same_link',
    'modify',
  ]);
}

function choices<Role extends AccessRole>(t: Translate, roles: readonly Role[]) {
  return roles.map((value) => ({ value, label: roleName(t, value) }));
}
