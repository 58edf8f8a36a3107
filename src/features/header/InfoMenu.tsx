import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { useWhenIdle } from '#src/ui/use-when-idle.ts';
import { hasHelpMenu } from '#src/util/prerendered-file.ts';
import { lookForNewsAtom } from './fresh-news.ts';
import { HeaderIcon } from './HeaderIcon.tsx';
import { HeaderMenuButton } from './HeaderMenuButton.tsx';
import { foundFreshNewsAtom } from './help-state.ts';

/** Tour, assistant, help and news (product specification, section 2), with a dot if there is unread news. */
export function InfoMenu() {
  const t = useTranslate();
  const { language } = useShownTexts();
  const hasNews = useAtomValue(foundFreshNewsAtom);
  const lookForNews = useSetAtom(lookForNewsAtom);
  // Also after a change of the language, in which an open panel then shows its news.
  useWhenIdle(useCallback(() => void lookForNews(language), [lookForNews, language]));
  if (!hasHelpMenu(useAtomValue(settingsAtom))) return null;
  return (
    <HeaderMenuButton
      kind="help"
      label={t('header:Help and news')}
      note={hasNews ? t('header:New') : undefined}
    >
      <HeaderIcon name="help" dot={hasNews} />
    </HeaderMenuButton>
  );
}
