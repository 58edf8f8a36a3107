import { useTranslate } from '#src/i18n/i18n.ts';
import { HeaderIcon } from './HeaderIcon.tsx';
import { HeaderMenuButton } from './HeaderMenuButton.tsx';

/** The page's language and theme. */
export function PreferencesMenu() {
  const t = useTranslate();
  return (
    <HeaderMenuButton kind="preferences" label={t('header:Language and theme')}>
      <HeaderIcon name="globe" />
    </HeaderMenuButton>
  );
}
