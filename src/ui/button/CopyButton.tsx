import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { Button } from './Button.tsx';
import { useCopy } from './use-copy.ts';

/** Copies a text that is too long to show next to the button. */
export function CopyButton({ text, label }: { text: () => string; label: string }) {
  const { icon, announcement, copy } = useCopy();
  return (
    <>
      <Button size="dense" onClick={() => copy(text())}>
        <Icon name={icon} />
        {label}
      </Button>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </>
  );
}
