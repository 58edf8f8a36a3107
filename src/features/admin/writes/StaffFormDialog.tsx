import { usePart } from '#src/ui/use-part.ts';
import type { StaffFormWindowProps } from './StaffFormWindow.tsx';

/** The form of a staff act, in a dialog whose code loads when it opens. */
export function StaffFormDialog<Values extends object, Input>(
  props: StaffFormWindowProps<Values, Input>,
) {
  const part = usePart(loadWindow, props.form.isOpen, props.form.close);
  return part && <part.StaffFormWindow {...props} />;
}

function loadWindow() {
  return import('./StaffFormWindow.tsx');
}
