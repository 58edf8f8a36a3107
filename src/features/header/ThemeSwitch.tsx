import { useAtom } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { IconButton } from '#src/ui/button/Button.tsx';
import { themeAtom } from './theme.ts';

/** Changes between light and dark colours, and remembers it. */
export function ThemeSwitch() {
  const t = useTranslate();
  const [theme, setTheme] = useAtom(themeAtom);
  return theme === 'dark' ? (
    <IconButton
      icon="sun"
      label={t('header:Use light colours')}
      onClick={() => setTheme('light')}
    />
  ) : (
    <IconButton icon="moon" label={t('header:Use dark colours')} onClick={() => setTheme('dark')} />
  );
}
