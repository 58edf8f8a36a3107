import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';
import styles from './StrengthHint.module.css';

const filledParts = { weak: 1, fair: 2, strong: 3 } as const satisfies Record<
  PasswordStrength,
  number
>;

/**
 * Advises on a password's strength without enforcing a rule, and announces changes. Shows nothing for passwords that
 * are too short.
 */
export function StrengthHint({
  password,
  minimum,
  personal,
}: {
  password: string;
  /** Shows nothing below this many characters. */
  minimum: number;
  /** Personal details that others may know. */
  personal: readonly string[];
}) {
  const t = useTranslate();
  const strength = password.length < minimum ? null : passwordStrength(password, personal);
  const texts = {
    weak: t('login:Easy to guess. A few words in a row are stronger.'),
    fair: t('login:Good. A few more characters make it stronger.'),
    strong: t('login:Strong password'),
  };
  return (
    <div className={styles.hint} aria-live="polite">
      {strength && (
        <>
          <span className={classNames(styles.meter, styles[strength])} aria-hidden="true">
            {[1, 2, 3].map((part) => (
              <span
                key={part}
                className={classNames(styles.part, part <= filledParts[strength] && styles.filled)}
              />
            ))}
          </span>
          {texts[strength]}
        </>
      )}
    </div>
  );
}
