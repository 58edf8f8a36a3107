import { useAtomValue } from 'jotai';
import { version } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { FactList } from './FactList.tsx';
import { useBrowserState } from './use-browser-state.ts';

/** Which build of the client runs, and in what browser. */
export function ClientSection() {
  const t = useTranslate();
  const { assetsVersion } = useAtomValue(settingsAtom);
  const browser = useBrowserState(readBrowser);
  return (
    <FactList
      facts={[
        { name: t('debug:Version of texts and assets'), value: assetsVersion },
        // Their names change with every build.
        { name: t('debug:Scripts'), value: browser?.scripts ?? null },
        { name: 'React', value: version },
        { name: t('debug:Browser'), value: browser?.userAgent ?? null },
        { name: t('debug:Languages'), value: browser?.languages ?? null },
        { name: t('debug:Time zone'), value: browser?.timeZone ?? null },
        { name: t('debug:Window'), value: browser?.viewport ?? null },
        { name: t('debug:Device pixels per pixel'), value: browser?.pixelRatio ?? null },
        { name: t('debug:Dark theme preferred'), value: browser?.dark ?? null },
        { name: t('debug:Reduced motion preferred'), value: browser?.reducedMotion ?? null },
        { name: t('debug:Online'), value: browser?.online ?? null },
        { name: t('debug:Cookies enabled'), value: browser?.cookies ?? null },
      ]}
    />
  );
}

function readBrowser() {
  return {
    scripts: [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
      .map(({ src }) => src)
      .join(' '),
    userAgent: navigator.userAgent,
    languages: navigator.languages.join(', '),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    viewport: `${window.innerWidth} × ${window.innerHeight}`,
    pixelRatio: window.devicePixelRatio,
    dark: wants('(prefers-color-scheme: dark)'),
    reducedMotion: wants('(prefers-reduced-motion: reduce)'),
    online: navigator.onLine,
    cookies: navigator.cookieEnabled,
  };
}

function wants(query: string): boolean | null {
  return window.matchMedia?.(query).matches ?? null;
}
