import type { SettingsPartProps } from '../frame/settings-part.ts';
import { ExportSection } from './ExportSection.tsx';
import { ImportSection } from './ImportSection.tsx';

/** Events from files of other calendars, and files for them. */
export function ExchangePart(props: SettingsPartProps) {
  return (
    <>
      <ImportSection {...props} />
      <ExportSection {...props} />
    </>
  );
}
