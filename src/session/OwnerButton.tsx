import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';

/**
 * Why staff who view the product as the user may not do what only users themselves may: change how they log in, their
 * addresses and devices, and remove calendars. Null in an ordinary session.
 */
export function useOwnerOnly(): string | null {
  const t = useTranslate();
  const { impersonated } = useAtomValue(settingsAtom);
  return impersonated ? t('common:Only the account’s owner can do this.') : null;
}

/**
 * A button for such an act. During an impersonation, it stays focusable and says why it does nothing: it does not submit
 * its form, either, which would ask for the missing values.
 */
export function OwnerButton(props: ComponentProps<typeof Button>) {
  const why = useOwnerOnly();
  if (why === null) return <Button {...props} />;
  return (
    <Tooltip text={why}>
      <Button {...props} type="button" pending busy={false} aria-description={why} />
    </Tooltip>
  );
}
