import { useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { Button } from './Button.tsx';

/** Acts on the second click, whose label names the action. Blur or Escape cancels the first. */
export function ConfirmButton({
  label,
  confirmLabel,
  onConfirm,
}: {
  label: string;
  confirmLabel: string;
  onConfirm: () => void;
}) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        size="dense"
        look={asked ? 'primary' : 'secondary'}
        onBlur={() => setAsked(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setAsked(false);
        }}
        onClick={(event) => {
          // The second half of a double click is not a confirmation.
          if (event.detail > 1) return;
          setAsked(!asked);
          if (asked) onConfirm();
        }}
      >
        {asked ? confirmLabel : label}
      </Button>
      <VisuallyHidden live>{asked ? confirmLabel : ''}</VisuallyHidden>
    </>
  );
}
