import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcut } from '#src/session/use-shortcut.ts';
import { useFocusInto } from '#src/ui/form/use-focus-into.ts';
import { type TabName, Tabs } from '#src/ui/layout/Tabs.tsx';
import { useTabAddress } from '#src/ui/layout/tab-address.ts';

/** The first field of a form that can be changed. */
const field = 'form input:not(:disabled, [readonly], [type="hidden"], [hidden] *)';

interface RecordTabsProps<Key extends string> {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly [TabName & { key: Key }, ...(TabName & { key: Key })[]];
  content: Readonly<Record<Key, ReactNode>>;
  /** The part whose first field the `e` key focuses, and what that edits. */
  edit: { key: Key; label: string };
}

/** The parts of a record's page, as tabs. */
export function RecordTabs<Key extends string>(props: RecordTabsProps<Key>) {
  const { label, tabs, content, edit } = props;
  const parts = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { selected, linkTo } = useTabAddress(tabs);
  const isToEdit = useRef(false);
  const [edits, setEdits] = useState(0);
  useShortcut('e', edit.label, () => {
    isToEdit.current = true;
    setEdits(edits + 1);
    const tab = tabs.find(({ key }) => key === edit.key);
    if (!tab || tab === selected) return;
    const { to, ...options } = linkTo(tab);
    void navigate(to, options);
  });
  // Wait until the part is shown. Selecting it later in another way does not move the focus.
  useFocusInto(`${selected.key} ${edits}`, () => {
    if (!isToEdit.current || selected.key !== edit.key) return null;
    isToEdit.current = false;
    return parts.current?.querySelector<HTMLInputElement>(field);
  });
  const withContent = (tab: (typeof tabs)[0]) => ({ ...tab, content: content[tab.key] });
  const [first, ...otherTabs] = tabs;
  return (
    <div ref={parts}>
      <Tabs label={label} tabs={[withContent(first), ...otherTabs.map(withContent)]} />
    </div>
  );
}
