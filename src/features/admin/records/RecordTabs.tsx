import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { Tabs } from '#src/ui/layout/Tabs.tsx';
import { useRecordAction } from '../palette/record-actions.ts';

type RecordTab = ComponentProps<typeof Tabs>['tabs'][number];

/**
 * The parts of a record's page. The palette opens them too, because their actions are offered only while they are
 * shown.
 */
export function RecordTabs(props: ComponentProps<typeof Tabs>) {
  return (
    <>
      <Tabs {...props} />
      {props.tabs.map((tab) => (
        <TabAction key={tab.key} tab={tab} />
      ))}
    </>
  );
}

function TabAction({ tab: { key, label } }: { tab: RecordTab }) {
  const navigate = useNavigate();
  useRecordAction(label, {
    denial: null,
    run: () =>
      void navigate(
        { search: `?tab=${key}` },
        { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
      ),
  });
  return null;
}
