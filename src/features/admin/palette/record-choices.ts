import type { Translate } from '#src/i18n/i18n.ts';
import { paths } from '#src/util/paths.ts';
import { searchableText } from '#src/util/word-search.ts';
import { recordPaths } from '../record-paths.ts';
import type { PaletteChoice, PaletteGroup } from './palette-choices.ts';
import type { FoundRecords } from './use-record-search.ts';

/** The found records: those whose name begins with the text first, so that Enter opens what was meant. */
export function recordGroups(
  t: Translate,
  query: string,
  found: FoundRecords,
): readonly PaletteGroup[] {
  const start = searchableText(query);
  const isLikely = ({ label }: PaletteChoice) => searchableText(label).startsWith(start);
  const likelyFirst = ({ label, choices }: PaletteGroup): PaletteGroup => ({
    label,
    choices: likeliestFirst(choices, isLikely),
  });
  const main = [calendarsIn(t, found), usersIn(t, found), organizationsIn(t, found)];
  // A calendar is also found by its owner's address, but the address itself names the person.
  const ordered = query.includes('@')
    ? likeliestFirst(main, ({ label }) => label === t('admin:Users'))
    : likeliestFirst(main.map(likelyFirst), ({ choices }) => choices.some(isLikely));
  return [...ordered, domainsIn(t, found), subscribersIn(t, found), emailsIn(t, found)];
}

/** Otherwise keeps the order, which is the server's. */
function likeliestFirst<Item>(items: readonly Item[], isLikely: (item: Item) => boolean): Item[] {
  return items.toSorted((one, other) => Number(isLikely(other)) - Number(isLikely(one)));
}

function calendarsIn(t: Translate, { calendars }: FoundRecords): PaletteGroup {
  return {
    label: t('admin:Calendars'),
    choices: calendars.map(({ id, title, identifier, owner, active }) => ({
      key: `calendar ${id}`,
      icon: 'calendar',
      label: title,
      detail: [identifier, owner.name].join(' · '),
      ...(!active && { mark: t('common:Inactive') }),
      isFromSearch: true,
      target: { href: recordPaths.calendar(id) },
    })),
  };
}

function usersIn(t: Translate, { users }: FoundRecords): PaletteGroup {
  return {
    label: t('admin:Users'),
    choices: users.map(({ id, name, email }) => ({
      key: `user ${id}`,
      icon: 'user',
      label: name,
      detail: email,
      isFromSearch: true,
      target: { href: recordPaths.user(id) },
    })),
  };
}

function organizationsIn(t: Translate, { organizations }: FoundRecords): PaletteGroup {
  return {
    label: t('admin:Organizations'),
    choices: organizations.map(({ id, name, hidden }) => ({
      key: `organization ${id}`,
      icon: 'grid',
      label: name,
      ...(hidden && { mark: t('admin:Hidden') }),
      isFromSearch: true,
      target: { href: recordPaths.organization(id) },
    })),
  };
}

function domainsIn(t: Translate, { domains }: FoundRecords): PaletteGroup {
  return {
    label: t('admin:Trusted domains'),
    choices: domains.map(({ domain, unicode_domain: readable, valid }) => ({
      key: `domain ${domain}`,
      icon: 'globe',
      label: readable,
      // Different domains can look alike, but not as punycode.
      ...(readable !== domain && { detail: domain }),
      ...(!valid && { mark: t('admin:Not proven') }),
      isFromSearch: true,
      target: { href: paths.adminDomains({ query: domain }) },
    })),
  };
}

function subscribersIn(t: Translate, { subscribers }: FoundRecords): PaletteGroup {
  return {
    label: t('admin:Newsletter'),
    choices: subscribers.map(({ email }) => ({
      key: `subscriber ${email}`,
      icon: 'mail',
      label: email,
      isFromSearch: true,
      target: { href: paths.adminNewsletter({ query: email }) },
    })),
  };
}

/** A mail has no page of its own, so it leads to all mail to its recipient. */
function emailsIn(t: Translate, { emails }: FoundRecords): PaletteGroup {
  return {
    label: t('admin:Emails'),
    choices: emails.map(({ id, subject, recipient }) => ({
      key: `email ${id}`,
      icon: 'mail',
      label: subject,
      detail: recipient,
      isFromSearch: true,
      target: { href: paths.admin({ kind: 'emails', query: recipient }) },
    })),
  };
}
