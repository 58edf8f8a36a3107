import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { TabBar } from '#src/ui/layout/Tabs.tsx';
import { calendarTabs, organizationTabs, userTabs } from '../records/record-tabs.ts';
import { kindTitles } from '../search/kind-titles.ts';
import styles from '../search/SearchForm.module.css';

interface FixedTabsProps {
  page: string | undefined;
  /** For pages without tabs. */
  bar: ReactNode;
}

/** Shows the tabs of a page that is still loading. Purely visual. */
export function FixedTabs({ page, bar }: FixedTabsProps) {
  const t = useTranslate();
  switch (page) {
    case 'admin':
      return <Kinds titles={kindTitles(t)} />;
    case 'adminCalendar':
      return <TabBar label="" tabs={calendarTabs(t)} />;
    case 'adminUser':
      return <TabBar label="" tabs={userTabs(t)} />;
    case 'adminOrganization':
      return <TabBar label="" tabs={organizationTabs(t)} />;
    default:
      return bar;
  }
}

function Kinds({ titles }: { titles: Readonly<Record<string, string>> }) {
  const [address] = useSearchParams();
  const chosenKind = address.get('kind') ?? Object.keys(titles)[0];
  return (
    <div className={styles.kinds}>
      {Object.entries(titles).map(([kind, title]) => (
        <span key={kind} className={classNames(styles.kind, kind === chosenKind && styles.chosen)}>
          {title}
        </span>
      ))}
    </div>
  );
}
