import { useAtomValue } from 'jotai';
import { type ComponentProps, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNamedShortcuts } from '#src/session/page-shortcuts.ts';
import { useFocusInto } from '#src/ui/form/use-focus-into.ts';
import { Tabs } from '#src/ui/layout/Tabs.tsx';
import { useTabAddress } from '#src/ui/layout/tab-address.ts';
import { paletteOpenAtom, SelectTab, useRecordAction } from '../palette/record-actions.ts';

/** The first field of a form that can be changed, outside parts that are not selected. */
const field = 'form input:not(:disabled, [readonly], [type="hidden"], [hidden] *)';

interface RecordTabsProps extends ComponentProps<typeof Tabs> {
  /** The part whose first field the `e` key focuses, and what that edits. */
  edit: { key: string; label: string };
}

/**
 * The parts of a record's page, as tabs. The palette lists them and, because opening it mounts all of them, the actions
 * of every tab.
 */
export function RecordTabs({ tabs, edit, ...props }: RecordTabsProps) {
  const parts = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { selected, linkTo } = useTabAddress(tabs);
  const isPaletteOpen = useAtomValue(paletteOpenAtom);
  const [isComplete, setComplete] = useState(false);
  // They stay mounted when the palette closes, because the chosen action may have a dialog in its tab.
  if (isPaletteOpen && !isComplete) setComplete(true);
  const [first, ...others] = tabs;
  const select = (tab: typeof first) => {
    if (tab === selected) return;
    const { to, ...options } = linkTo(tab);
    void navigate(to, options);
  };
  const isToEdit = useRef(false);
  const [edits, setEdits] = useState(0);
  useNamedShortcuts([
    {
      key: 'e',
      label: edit.label,
      run: () => {
        isToEdit.current = true;
        setEdits(edits + 1);
        select(tabs.find(({ key }) => key === edit.key) ?? first);
      },
    },
  ]);
  // Wait until the part is shown. Selecting it later in another way does not move the focus.
  useFocusInto(`${selected.key} ${edits}`, () => {
    if (!isToEdit.current || selected.key !== edit.key) return null;
    isToEdit.current = false;
    return parts.current?.querySelector<HTMLInputElement>(field);
  });
  const selectable = (tab: typeof first) => ({
    ...tab,
    content: <SelectTab value={() => select(tab)}>{tab.content}</SelectTab>,
  });
  return (
    <div ref={parts}>
      <Tabs
        {...props}
        tabs={[selectable(first), ...others.map(selectable)]}
        keepMounted={isComplete}
      />
      {tabs.map((tab) => (
        <TabAction key={tab.key} label={tab.label} select={() => select(tab)} />
      ))}
    </div>
  );
}

function TabAction({ label, select }: { label: string; select: () => void }) {
  useRecordAction(label, { denial: null, run: select });
  return null;
}
