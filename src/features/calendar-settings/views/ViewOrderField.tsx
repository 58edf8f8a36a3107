import { useRef, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { SortableRows } from '#src/ui/data/SortableRows.tsx';
import { type Codec, controlRef } from '#src/ui/form/controls.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { typeIn } from '#src/ui/form/fill-in.ts';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import styles from './ViewOrderField.module.css';
import { allViews, isViewName, type ViewName, viewName } from './view-names.ts';

interface ViewOrderFieldProps {
  name: string;
  initial: readonly ViewName[];
  label: string;
  hint: string;
}

/** Keeps the names of the views that are on in the text of a control, where the form reads them. */
const namesCodec: Codec<readonly ViewName[]> = {
  read: (text) => text.split(' ').filter(isViewName),
  write: (value) => (Array.isArray(value) ? value.join(' ') : ''),
};

/** The views that are on, in their order, and between them those that are off. */
export function ViewOrderField({ name, initial, label, hint }: ViewOrderFieldProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [enabled, setEnabled] = useState(initial);
  const [order, setOrder] = useState(() => withOthers(initial));
  const isOn = (view: ViewName) => enabled.includes(view);
  const write = (views: readonly ViewName[]) => {
    if (input.current) typeIn(input.current, namesCodec.write(views));
  };
  const follow = (views: readonly ViewName[]) => {
    setEnabled(views);
    // Those that are off keep their places, unless the order comes from elsewhere.
    setOrder((before) =>
      namesCodec.write(before.filter((view) => views.includes(view))) === namesCodec.write(views)
        ? before
        : withOthers(views),
    );
  };
  const move = (from: number, to: number) => {
    const view = order[from];
    if (view === undefined) return;
    const next = order.toSpliced(from, 1).toSpliced(to, 0, view);
    setOrder(next);
    write(next.filter(isOn));
  };
  const toggle = (view: ViewName) =>
    write(order.filter((other) => (other === view ? !isOn(other) : isOn(other))));
  return (
    <Field name={name} label={label} hint={hint} kind="group">
      {() => (
        <div className={styles.views}>
          <input
            ref={controlRef(namesCodec, input)}
            name={name}
            hidden
            defaultValue={namesCodec.write(initial)}
            onChange={({ currentTarget }) => follow(namesCodec.read(currentTarget.value))}
          />
          <SortableRows
            label={label}
            rows={order.map((view) => ({
              key: view,
              name: viewName(t, view),
              content: (
                <SwitchField
                  label={viewName(t, view)}
                  checked={isOn(view)}
                  // The calendar needs one.
                  disabled={isOn(view) && enabled.length === 1}
                  onChange={() => toggle(view)}
                />
              ),
            }))}
            onMove={move}
          />
        </div>
      )}
    </Field>
  );
}

function withOthers(views: readonly ViewName[]): readonly ViewName[] {
  return [...views, ...allViews.filter((view) => !views.includes(view))];
}
