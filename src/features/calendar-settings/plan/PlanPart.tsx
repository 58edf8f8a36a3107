import { getLicenseUsage } from '#generated/calendar/fetchers.ts';
import { AwaitSection } from '#src/actions/AwaitSection.tsx';
import { Later } from '#src/actions/Later.tsx';
import { useSectionData } from '#src/actions/use-section-data.ts';
import { loadLater } from '#src/api/loaded.ts';
import type { SettingsPartProps } from '../frame/settings-part.ts';
import { NextPlan } from './NextPlan.tsx';
import { PlanUsage } from './PlanUsage.tsx';

/** Shows what the calendar's plan allows, how much of it is used, and what the next plan gives. */
export function PlanPart({ address, configuration }: SettingsPartProps) {
  const { data, read } = useSectionData(
    () => loadLater(getLicenseUsage({ path: { calendar: address } })),
    { atOnce: true },
  );
  return (
    data && (
      <>
        <AwaitSection resolve={data} onRetry={read}>
          {(usage) => <PlanUsage usage={usage} owner={configuration.owner.name} />}
        </AwaitSection>
        <Later
          resolve={data}
          // The section above tells why.
          failed={() => null}
        >
          {({ features, next }) => <NextPlan features={features} next={next} />}
        </Later>
      </>
    )
  );
}
