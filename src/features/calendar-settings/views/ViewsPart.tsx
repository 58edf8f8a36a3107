import type { SettingsPartProps } from '../frame/settings-part.ts';
import { ViewsSection } from './ViewsSection.tsx';
import { WeeksSection } from './WeeksSection.tsx';

/** The ways to look at the calendar, and the days and hours that they show. */
export function ViewsPart(props: SettingsPartProps) {
  return (
    <>
      <ViewsSection {...props} />
      <WeeksSection {...props} />
    </>
  );
}
