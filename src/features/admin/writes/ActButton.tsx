import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import { useRecordAction } from '../palette/record-actions.ts';

interface ActButtonProps {
  /** The act's `denial`: why the user may not do this. The button stays in place and shows it. */
  denial: string | null;
  /** Why the act is impossible right now, for example because there is nothing to undo. */
  obstacle?: string | null;
  pending?: boolean;
  look?: NonNullable<ComponentProps<typeof Button>['look']>;
  size?: 'normal' | 'dense';
  /** The accessible name, if the text alone is ambiguous in a list. */
  label?: string;
  /** `submit` sends the form around the button instead of `onClick`. */
  type?: 'button' | 'submit';
  onClick?: () => void;
  children: ReactNode;
}

/** Starts a staff act. Remains focusable without permission, so that everyone can learn which role is needed. */
export function ActButton(props: ActButtonProps) {
  const { denial, obstacle = null, pending = false, label, onClick, children, ...looks } = props;
  const why = denial ?? obstacle;
  const name = label ?? (typeof children === 'string' ? children : null);
  const control = useRef<HTMLButtonElement>(null);
  useRecordAction(onClick ? name : null, { denial: why, run: () => onClick?.() }, control);
  return (
    <Tooltip text={why}>
      <Button
        ref={control}
        size="dense"
        {...looks}
        pending={why !== null || pending}
        busy={pending}
        aria-label={label}
        aria-description={why ?? undefined}
        {...(onClick && { onClick })}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
