import { languageTag } from '#src/i18n/languages.ts';
import type { ActContext } from '../acts/act.ts';
import type { Reach } from './push-acts.ts';

/** More would not be read. */
const maxNames = 4;

/** Says how many recipients read another language than the message's; null if nobody does. */
export function describeOtherReaders(
  { users, languages }: Reach,
  messageLanguage: string,
  { t, formats: { number }, language: pageLanguage }: ActContext,
): string | null {
  const others = languages.filter(({ language }) => language !== messageLanguage);
  if (others.length === 0) return null;
  const names = new Intl.DisplayNames([pageLanguage], { type: 'language' });
  const counts = others.slice(0, maxNames).map(({ language, users: readers }) => {
    return `${names.of(languageTag(language)) ?? language} ${number(readers)}`;
  });
  const unnamed = countReaders(others.slice(maxNames));
  if (unnamed > 0) counts.push(t('admin:others %number%', { number: number(unnamed) }));
  return t('admin:%count% of %users% recipients read another language: %languages%.', {
    count: countReaders(others),
    users: number(users),
    languages: new Intl.ListFormat(pageLanguage, { style: 'narrow' }).format(counts),
  });
}

function countReaders(languages: Reach['languages']): number {
  return languages.reduce((sum, { users }) => sum + users, 0);
}
