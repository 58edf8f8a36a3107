import { useTranslate } from '#src/i18n/i18n.ts';
import { IconButton } from '#src/ui/button/Button.tsx';
import { useCloseProtectedSession } from './use-close-protected-session.ts';

/** Closes the current calendar's protected session; nothing if no password was entered. */
export function CloseSessionButton() {
  const t = useTranslate();
  const closeSession = useCloseProtectedSession();
  return (
    closeSession && (
      <IconButton icon="lock" label={t('header:Close protected session')} onClick={closeSession} />
    )
  );
}
