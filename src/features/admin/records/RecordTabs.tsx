import { useAtomValue } from 'jotai';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Tabs } from '#src/ui/layout/Tabs.tsx';
import { useTabAddress } from '#src/ui/layout/tab-address.ts';
import { paletteOpenAtom, SelectTab, useRecordAction } from '../palette/record-actions.ts';

/**
 * The parts of a record's page. The palette opens them, and from when it is first open, it also offers the actions of
 * those that are not selected.
 */
export function RecordTabs({ tabs, ...props }: ComponentProps<typeof Tabs>) {
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
  const selectable = (tab: typeof first) => ({
    ...tab,
    content: <SelectTab value={() => select(tab)}>{tab.content}</SelectTab>,
  });
  return (
    <>
      <Tabs
        {...props}
        tabs={[selectable(first), ...others.map(selectable)]}
        keepMounted={isComplete}
      />
      {tabs.map((tab) => (
        <TabAction key={tab.key} label={tab.label} select={() => select(tab)} />
      ))}
    </>
  );
}

function TabAction({ label, select }: { label: string; select: () => void }) {
  useRecordAction(label, { denial: null, run: select });
  return null;
}
