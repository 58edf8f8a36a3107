import { staffPaths } from '#generated/app/staff-paths.ts';
import type { IconName } from '#generated/icons.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import type { PaletteChoice, PaletteGroup } from '#src/ui/palette/palette-choice.ts';
import { searchableText } from '#src/util/word-search.ts';
import { maskEmail } from '../../records/mask.ts';
import { recordPaths } from '../../records/record-paths.ts';
import type { FoundRecords } from './find-records.ts';

/** The found records: those whose name begins with the text first, so that Enter opens what was meant. */
export function recordGroups(
  t: Translate,
  query: string,
  foundRecords: FoundRecords,
): readonly PaletteGroup[] {
  const start = searchableText(query);
  const isLikely = ({ label }: PaletteChoice) => searchableText(label).startsWith(start);
  const likelyFirst = ({ label, choices }: PaletteGroup): PaletteGroup => ({
    label,
    choices: likeliestFirst(choices, isLikely),
  });
  const main = [
    calendarsIn(t, foundRecords),
    usersIn(t, foundRecords),
    organizationsIn(t, foundRecords),
  ];
  // A calendar is also found by its owner's address, but the address itself names the person.
  const orderedGroups = query.includes('@')
    ? likeliestFirst(main, ({ label }) => label === t('admin:Users'))
    : likeliestFirst(main.map(likelyFirst), ({ choices }) => choices.some(isLikely));
  return [
    ...orderedGroups,
    domainsIn(t, foundRecords),
    subscribersIn(t, foundRecords),
    emailsIn(t, foundRecords),
  ];
}

/** Moves likely items to the front. Within both parts, the server's order stays. */
function likeliestFirst<Item>(items: readonly Item[], isLikely: (item: Item) => boolean): Item[] {
  return items.toSorted((a, b) => Number(isLikely(b)) - Number(isLikely(a)));
}

function calendarsIn(t: Translate, { calendars }: FoundRecords): PaletteGroup {
  return foundGroup(t('admin:Calendars'), 'calendar', calendars, (calendar) => ({
    key: `calendar ${calendar.id}`,
    record: { id: calendar.id },
    label: calendar.title,
    detail: [calendar.identifier, calendar.owner.name].join(' · '),
    ...(!calendar.active && { mark: t('common:Inactive') }),
    target: { href: recordPaths.calendar(calendar.id) },
  }));
}

function usersIn(t: Translate, { users }: FoundRecords): PaletteGroup {
  return foundGroup(t('admin:Users'), 'user', users, ({ id, name, email, state }) => ({
    key: `user ${id}`,
    record: { id, isRound: true },
    label: name,
    detail: email,
    masks: { detail: maskEmail(email) },
    ...(state === 'inactive' && { mark: t('common:Inactive') }),
    ...(state === 'deleted' && { mark: t('admin:Deleted') }),
    target: { href: recordPaths.user(id) },
  }));
}

function organizationsIn(t: Translate, { organizations }: FoundRecords): PaletteGroup {
  return foundGroup(t('admin:Organizations'), 'grid', organizations, ({ id, name, hidden }) => ({
    key: `organization ${id}`,
    record: { id },
    label: name,
    ...(hidden && { mark: t('admin:Hidden') }),
    target: { href: recordPaths.organization(id) },
  }));
}

function domainsIn(t: Translate, { domains }: FoundRecords): PaletteGroup {
  return foundGroup(t('admin:Trusted domains'), 'globe', domains, (trustedDomain) => {
    const { domain, unicode_domain: readable, valid } = trustedDomain;
    return {
      key: `domain ${domain}`,
      label: readable,
      // Different domains can look alike, but not as punycode.
      ...(readable !== domain && { detail: domain }),
      ...(!valid && { mark: t('admin:Not proven') }),
      target: { href: staffPaths.adminDomains({ query: domain }) },
    };
  });
}

function subscribersIn(t: Translate, { subscribers }: FoundRecords): PaletteGroup {
  return foundGroup(t('admin:Newsletter'), 'mail', subscribers, ({ email }) => ({
    key: `subscriber ${email}`,
    label: email,
    masks: { label: maskEmail(email) },
    target: { href: staffPaths.adminNewsletter({ query: email }) },
  }));
}

/** A mail has no page of its own, so it leads to all mail to its recipient. */
function emailsIn(t: Translate, { emails }: FoundRecords): PaletteGroup {
  return foundGroup(t('admin:Emails'), 'mail', emails, ({ id, subject, recipient }) => ({
    key: `email ${id}`,
    label: subject,
    detail: recipient,
    masks: { detail: maskEmail(recipient) },
    target: { href: staffPaths.admin({ kind: 'emails', query: recipient }) },
  }));
}

function foundGroup<Item>(
  label: string,
  icon: IconName,
  records: readonly Item[],
  toChoice: (record: Item) => Omit<PaletteChoice, 'icon' | 'isFromSearch'>,
): PaletteGroup {
  return {
    label,
    choices: records.map((record) => ({ ...toChoice(record), icon, isFromSearch: true })),
  };
}
