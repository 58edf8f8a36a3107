import { lazyPart } from '#src/ui/lazy-part.tsx';
import { usePrinting } from '#src/ui/use-printing.ts';
import { useWhenIdle } from '#src/ui/use-when-idle.ts';
import type { useOpenView } from './use-open-view.ts';

const PaperFoot = lazyPart(() => import('../print/PaperFoot.tsx'), 'PaperFoot');
const Print = lazyPart(() => import('../print/Print.tsx'), 'Print');

interface PagePrintProps {
  open: ReturnType<typeof useOpenView>;
  /** The calendar's; undefined if the embedding site leaves it out. */
  title: string | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog for printing other days, or with another look. */
export function PagePrint({ open: { view, initials, shown }, isOpen, ...props }: PagePrintProps) {
  return (
    <Print
      {...shown}
      {...props}
      view={view}
      initials={initials}
      isWanted={isOpen}
      isOpen={isOpen}
      onMissing={props.onClose}
    />
  );
}

/** Below the view on paper. */
export function PageFoot({ open: { view, initials, shown } }: Pick<PagePrintProps, 'open'>) {
  const isPrinting = usePrinting();
  // Browsers wait for no code once they print.
  useWhenIdle(PaperFoot.preload);
  return isPrinting && <PaperFoot {...shown} view={view} initials={initials} hasNotes={false} />;
}
