import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import type { Moment } from '#src/util/dates.ts';

/** With this many unused codes or fewer, new ones are recommended. */
export const fewCodes = 3;

interface TwoFactorFactsProps {
  since: Moment | null;
  /** The number of unused backup codes. */
  left: number;
}

/** When it was enabled, and how many backup codes are left. */
export function TwoFactorFacts({ since, left: count }: TwoFactorFactsProps) {
  const t = useTranslate();
  const { date } = useFormats();
  const unusedCodes = t('profile:%count% unused codes', { count });
  return (
    <DescriptionList
      items={[
        ...(since ? [{ name: t('profile:On since'), value: date(since) }] : []),
        {
          name: t('profile:Backup codes'),
          value: count > fewCodes ? unusedCodes : <Badge tone="warning">{unusedCodes}</Badge>,
        },
      ]}
    />
  );
}
