import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useShownTexts } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import type { ActContext } from './act.ts';

/** Returns the context for writing the acts of the shown page. */
export function useActContext(): ActContext {
  const { translate: t, language } = useShownTexts();
  const { pathname, search } = useLocation();
  return {
    t,
    language,
    formats: useFormats(),
    user: useAtomValue(currentUserAtom),
    here: pathname + search,
  };
}
