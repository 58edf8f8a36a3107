import type { ComponentProps } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import type { ActHead } from './act.ts';
import { useDenial } from './use-denial.ts';

interface ActButtonProps {
  act: ActHead;
  /** From `controlMark`. */
  'data-act'?: string;
  pending?: boolean;
  look?: NonNullable<ComponentProps<typeof Button>['look']>;
  size?: 'normal' | 'dense';
  /** `submit` sends the form around the button. */
  type?: 'button' | 'submit';
  onClick?: () => void;
}

/**
 * A button for something that not all staff may do. It stays in place and focusable without permission, so that everyone
 * can learn which role is needed.
 */
export function ActButton({ act, pending = false, onClick, ...looks }: ActButtonProps) {
  const { operation, label, name, obstacle = null } = act;
  const why = useDenial(operation) ?? obstacle;
  return (
    <Tooltip text={why}>
      <Button
        size="dense"
        {...looks}
        pending={why !== null || pending}
        busy={pending}
        aria-label={name}
        aria-description={why ?? undefined}
        {...(onClick && { onClick })}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
