import { type ComponentProps, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from './Button.tsx';
import styles from './DelayedButton.module.css';

/**
 * Submits a form that cannot be undone. Becomes available a moment after it appears, so that a reflex, such as pasting
 * the text to type and pressing Enter, does not confirm a question that nobody has read.
 */
export function DelayedButton(props: ComponentProps<typeof Button>) {
  const { pending = false } = props;
  const t = useTranslate();
  const [isReady, setReady] = useState(false);
  return (
    <span className={styles.area}>
      <Button
        {...props}
        type="submit"
        pending={pending || !isReady}
        busy={pending}
        aria-description={isReady ? undefined : t('common:Available in a moment')}
      />
      {!isReady && (
        <span
          aria-hidden="true"
          className={styles.delay}
          // Ready at once if users have turned off all animations, because they must be able to confirm, too.
          ref={(bar) => void (bar && waitForAnimations(bar).then(() => setReady(true)))}
        />
      )}
    </span>
  );
}

/** Resolves when the element's animations have ended or been canceled. */
function waitForAnimations(element: Element): Promise<unknown> {
  // jsdom has no animations.
  const animations = element.getAnimations?.() ?? [];
  return Promise.allSettled(animations.map(({ finished }) => finished));
}
