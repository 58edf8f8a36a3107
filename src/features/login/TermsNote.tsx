import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { safeWebAddress } from '#src/util/web-address.ts';
import styles from './AuthCard.module.css';

/** The rules that people accept with their registration, as far as the hosting page links them. */
export function TermsNote() {
  const t = useTranslate();
  const { links } = useAtomValue(settingsAtom);
  const isHydrated = useHydrated();
  const rules = [
    { text: t('login:Terms of use'), href: safeWebAddress(links?.terms) },
    { text: t('login:Privacy policy'), href: safeWebAddress(links?.privacy) },
  ].filter(({ href }) => href);
  // Prerendered markup has no links, because they differ between hosts.
  if (!isHydrated || rules.length === 0) return null;
  return (
    <p className={styles.rules}>
      {t('login:By creating an account, you agree to:')}
      {rules.map(({ text, href }) => (
        <a key={text} className={styles.quietLink} href={href} target="_blank" rel="noreferrer">
          {text}
        </a>
      ))}
    </p>
  );
}
