import { useRef } from 'react';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import { useRecordAction } from '../palette/record-actions.ts';
import styles from './ActSwitch.module.css';

interface ActSwitchProps {
  label: string;
  /** The name of the next change in the palette: "Deactivate" while it is on. */
  act: string;
  /** Hides the label visually, for example in a table whose column names it. */
  labelHidden?: boolean;
  checked: boolean;
  /** The act's `denial`: why the user may not switch it. */
  denial: string | null;
  onChange: (checked: boolean) => void;
}

/** A setting that a staff act turns on and off. Remains focusable without permission, and names the required role. */
export function ActSwitch({
  label,
  act,
  labelHidden = false,
  checked,
  denial,
  onChange,
}: ActSwitchProps) {
  const control = useRef<HTMLInputElement>(null);
  useRecordAction(act, { denial, run: () => onChange(!checked) }, control);
  return (
    <Tooltip text={denial}>
      <span className={labelHidden ? styles.cell : undefined}>
        <SwitchField
          ref={control}
          label={label}
          labelHidden={labelHidden}
          checked={checked}
          aria-disabled={denial !== null}
          aria-description={denial ?? undefined}
          onChange={({ currentTarget, nativeEvent }) => {
            if (denial === null && !isSecondOfDouble(nativeEvent)) onChange(currentTarget.checked);
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
