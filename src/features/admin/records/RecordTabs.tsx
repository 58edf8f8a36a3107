import { useAtomValue } from 'jotai';
import { type ComponentProps, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Tabs } from '#src/ui/layout/Tabs.tsx';
import { paletteOpenAtom, SelectTab, useRecordAction } from '../palette/record-actions.ts';

/**
 * The parts of a record's page. The palette opens them, and from when it is first open, it also offers the actions of
 * those that are not selected.
 */
export function RecordTabs({ tabs, ...props }: ComponentProps<typeof Tabs>) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isPaletteOpen = useAtomValue(paletteOpenAtom);
  const [isComplete, setComplete] = useState(false);
  // A chosen action may go on in its tab, so the tabs stay once the palette is closed.
  if (isPaletteOpen && !isComplete) setComplete(true);
  const [first, ...others] = tabs;
  const shown = tabs.find(({ key }) => key === search.get('tab')) ?? first;
  const select = (key: string) => {
    if (key === shown.key) return;
    void navigate(
      { search: `?tab=${key}` },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  };
  const selectable = (tab: typeof first) => ({
    ...tab,
    content: <SelectTab value={() => select(tab.key)}>{tab.content}</SelectTab>,
  });
  return (
    <>
      <Tabs
        {...props}
        tabs={[selectable(first), ...others.map(selectable)]}
        keepMounted={isComplete}
      />
      {tabs.map(({ key, label }) => (
        <TabAction key={key} label={label} select={() => select(key)} />
      ))}
    </>
  );
}

function TabAction({ label, select }: { label: string; select: () => void }) {
  useRecordAction(label, { denial: null, run: select });
  return null;
}
