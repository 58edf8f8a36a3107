import type { SettingsPartProps } from '../frame/settings-part.ts';
import { AboutSection } from './AboutSection.tsx';
import { LanguagesSection } from './LanguagesSection.tsx';

/** The calendar's description and its languages. */
export function GeneralPart(props: SettingsPartProps) {
  return (
    <>
      <AboutSection {...props} />
      <LanguagesSection {...props} />
    </>
  );
}
