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
 * The parts of a record's page. The palette opens them, and from when it is first open, it also offers the actions of
 * those that are not selected.
 */
export function RecordTabs({ tabs, edit, ...props }: RecordTabsProps) {
  const parts = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { selected, linkTo } = useTabAddress(tabs);
  const isPaletteOpen = useAtomValue(paletteOpenAtom);
  const [isComplete, setComplete] = useState(false);
  // A chosen action may go on in its tab, so the tabs stay once the palette is closed.
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
  // Once the part is shown, which takes a moment, and not again when it is selected in another way.
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
