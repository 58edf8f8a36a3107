import { listMembers } from '#generated/calendar/fetchers.ts';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { useSectionData } from '#src/actions/use-section-data.ts';
import { loadLater } from '#src/api/loaded.ts';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { PeopleSection } from './PeopleSection.tsx';

/** The people who open a calendar with their own account. */
export function PeoplePart({ address, configuration }: SettingsPartProps) {
  const { data, read } = useSectionData(
    () => loadLater(listMembers({ path: { calendar: address } })),
    { atOnce: true },
  );
  return (
    data && (
      <AwaitSection resolve={data} onRetry={read}>
        {({ results }) => (
          <PeopleSection address={address} configuration={configuration} listed={results} />
        )}
      </AwaitSection>
    )
  );
}
