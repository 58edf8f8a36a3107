import { useTranslate } from '#src/i18n/i18n.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import styles from './Panel.module.css';
import type { PanelContentProps } from './PanelContent.tsx';
import type { Panel } from './use-panel.ts';

const PanelContent = lazyPart(() => import('./PanelContent.tsx'), 'PanelContent');

/** Shows the options for the calendar's content: beside the view, or as a sheet where there is no room. */
export function CalendarPanel({ panel, ...content }: PanelContentProps & { panel: Panel }) {
  const t = useTranslate();
  const title = t('calendar:Calendars and filters');
  const loading = <Skeleton shape="lines" label={t('common:Loading')} />;
  if (!panel.isBeside) {
    return (
      <Dialog open={panel.isOpen} title={title} width="sheet" onClose={panel.toggle}>
        <PanelContent {...content} fallback={loading} />
      </Dialog>
    );
  }
  return (
    panel.isOpen && (
      <aside className={styles.beside} aria-label={title}>
        <PanelContent {...content} fallback={loading} />
      </aside>
    )
  );
}
