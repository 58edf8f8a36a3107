import type { SettingsPartProps } from '../frame/settings-part.ts';
import { LogoSection } from './LogoSection.tsx';
import { TitleSection } from './TitleSection.tsx';

/** The title, color and logo by which people know the calendar. */
export function IdentityPart(props: SettingsPartProps) {
  return (
    <>
      <TitleSection {...props} />
      <LogoSection {...props} />
    </>
  );
}
