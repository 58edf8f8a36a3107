import type { ComponentProps } from 'react';
import type { Button } from '#src/ui/button/Button.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import { ActButton } from './ActButton.tsx';
import styles from './ActControl.module.css';
import type { Act } from './act.ts';
import { controlMark, useActs } from './acts-context.ts';
import { useDenial } from './use-denial.ts';

interface ActControlProps {
  act: Act;
  look?: NonNullable<ComponentProps<typeof Button>['look']>;
  size?: 'normal' | 'dense';
}

/** Starts an act: a button, or the switch of a setting. */
export function ActControl({ act, ...looks }: ActControlProps) {
  const { start, isRunning } = useActs();
  if (act.setting) return <ActSwitch act={act} setting={act.setting} />;
  return (
    <ActButton
      {...looks}
      act={act}
      {...controlMark(act)}
      // A dialog shows it itself, and an expected outcome leaves nothing to wait for.
      pending={!act.question && !act.form && !act.expect && isRunning(act.key)}
      onClick={() => start(act)}
    />
  );
}

/** A switch in a table, whose column names the setting. */
function ActSwitch({ act, setting }: { act: Act; setting: NonNullable<Act['setting']> }) {
  const { start, isRunning } = useActs();
  const why = useDenial(act.operation) ?? act.obstacle ?? null;
  const pending = isRunning(act.key);
  return (
    <Tooltip text={why}>
      <span className={styles.cell}>
        <SwitchField
          {...controlMark(act)}
          label={setting.label}
          labelHidden
          checked={setting.isOn}
          aria-disabled={why !== null || pending}
          aria-busy={pending}
          aria-description={why ?? undefined}
          onChange={({ nativeEvent }) => {
            if (!pending && !isSecondOfDouble(nativeEvent)) start(act);
          }}
        />
      </span>
    </Tooltip>
  );
}

/** Turning a setting on is no reason to ask about turning it off, so a double click counts as one. */
function isSecondOfDouble(event: Event): boolean {
  return event instanceof UIEvent && event.detail > 1;
}
