import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { Button } from './Button.tsx';
import { useCopy } from './use-copy.ts';

interface CopyButtonProps {
  text: () => string;
  label: string;
  /** The accessible name, if it tells more than the label. */
  name?: string;
  /** Called once it is copied. */
  onCopy?: () => void;
}

/** Copies a text that is too long to show next to the button. */
export function CopyButton({ text, label, name, onCopy }: CopyButtonProps) {
  const { icon, announcement, copy } = useCopy(onCopy);
  return (
    <>
      <Button size="dense" aria-label={name} onClick={() => copy(text())}>
        <Icon name={icon} />
        {label}
      </Button>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </>
  );
}
