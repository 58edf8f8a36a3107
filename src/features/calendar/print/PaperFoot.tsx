import { PaperDetails, type PaperDetailsProps } from './PaperDetails.tsx';
import { PrintLegend } from './PrintLegend.tsx';

interface PaperFootProps extends PaperDetailsProps {
  /** By sub-calendar. */
  initials: ReadonlyMap<number, string>;
}

/** Stands below a view on paper: what initials and colors mean, and what does not fit above. */
export function PaperFoot({ initials, ...props }: PaperFootProps) {
  return (
    <>
      <PrintLegend subCalendars={props.subCalendars} initials={initials} />
      <PaperDetails {...props} />
    </>
  );
}
