import { PaperDetails, type PaperDetailsProps } from './PaperDetails.tsx';
import { PrintLegend } from './PrintLegend.tsx';

interface PaperFootProps extends PaperDetailsProps {
  /** By sub-calendar. */
  initials: ReadonlyMap<number, string>;
}

/** Stands below a view on paper: what does not fit above, and what initials and colors mean. */
export function PaperFoot({ initials, ...props }: PaperFootProps) {
  return (
    <>
      <PaperDetails {...props} />
      <PrintLegend subCalendars={props.subCalendars} initials={initials} />
    </>
  );
}
