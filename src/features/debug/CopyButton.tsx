import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useCopy } from '#src/ui/button/use-copy.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Copies a text that is too long to be shown beside its button. */
export function CopyButton({ text, label }: { text: () => string; label: string }) {
  const t = useTranslate();
  const { icon, said, copy } = useCopy({
    copied: t('common:Copied'),
    refused: t('common:Your browser did not allow copying.'),
  });
  return (
    <>
      <Button size="dense" onClick={() => copy(text())}>
        <Icon name={icon} />
        {label}
      </Button>
      <VisuallyHidden live>{said}</VisuallyHidden>
    </>
  );
}
