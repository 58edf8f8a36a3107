import { useMatches } from 'react-router-dom';
import { pageTitles } from '#generated/app/page-titles.ts';
import { useTranslate } from '#src/i18n/i18n.ts';

/** The title of the page at the address, before its code and data are there; undefined if there is no page. */
export function usePageName(): string | undefined {
  const t = useTranslate();
  const id = useMatches()
    .map((match) => match.id)
    .find(isTitled);
  return id && t(pageTitles[id]);
}

function isTitled(id: string): id is keyof typeof pageTitles {
  return Object.hasOwn(pageTitles, id);
}
