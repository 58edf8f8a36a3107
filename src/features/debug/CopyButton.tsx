import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useCopy } from '#src/ui/use-copy.ts';
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
