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
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="dense"
        look={isAsking ? 'primary' : 'secondary'}
        onBlur={() => setAsking(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setAsking(false);
        }}
        onClick={(event) => {
          // The second half of a double click is not a confirmation.
          if (event.detail > 1) return;
          setAsking(!isAsking);
          if (isAsking) onConfirm();
        }}
      >
        {isAsking ? confirmLabel : label}
      </Button>
      <VisuallyHidden live>{isAsking ? confirmLabel : ''}</VisuallyHidden>
    </>
  );
}
