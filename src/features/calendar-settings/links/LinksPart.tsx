import { listKeys } from '#generated/calendar/fetchers.ts';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { useSectionData } from '#src/actions/use-section-data.ts';
import { loadLater } from '#src/api/loaded.ts';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { LinksSection } from './LinksSection.tsx';

/** The links by which a calendar is shared. */
export function LinksPart({ address, configuration }: SettingsPartProps) {
  const { data, read } = useSectionData(
    () => loadLater(listKeys({ path: { calendar: address } })),
    { atOnce: true },
  );
  return (
    data && (
      <AwaitSection resolve={data} onRetry={read}>
        {({ results }) => (
          <LinksSection address={address} configuration={configuration} listed={results} />
        )}
      </AwaitSection>
    )
  );
}
