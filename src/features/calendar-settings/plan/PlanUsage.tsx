import type { GetLicenseUsageData } from '#generated/calendar/fetchers.ts';
import { licenseName } from '#src/calendar/model/license-names.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { Meter } from '#src/ui/data/Meter.tsx';
import { Callout } from '#src/ui/feedback/Callout.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { useFileSize } from './use-file-size.ts';

interface PlanUsageProps {
  usage: GetLicenseUsageData;
  /** The name of the calendar's owner. */
  owner: string;
}

/** Shows how much the plan allows, and how much of it is used. */
export function PlanUsage({ usage: { license, features, used }, owner }: PlanUsageProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const writeSize = useFileSize();
  const limits = [
    {
      label: t('settings:Sub-calendars'),
      value: used.sub_calendars,
      most: features.max_sub_calendars,
      full: t('settings:No more sub-calendars can be added.'),
    },
    {
      label: t('settings:Your own fields'),
      value: used.custom_fields,
      most: features.custom_fields,
      full: t('settings:No more fields of your own can be added.'),
    },
  ];
  const warnings = limits.filter(({ value, most }) => value >= most).map(({ full }) => full);
  return (
    <Section
      title={licenseName(license)}
      lead={t('settings:The plan of this calendar. Only its owner, %owner%, can have it changed.', {
        owner,
      })}
    >
      <Card>
        {limits.map(({ label, value, most }) => (
          <Meter
            key={label}
            label={label}
            value={value}
            most={most}
            text={t('settings:%used% of %most%', { used: number(value), most: number(most) })}
          />
        ))}
        {warnings.length > 0 && (
          <Callout icon="alert" tone="warning">
            {warnings.join(' ')}
          </Callout>
        )}
      </Card>
      <DescriptionList
        items={[
          { name: t('settings:Links'), value: number(used.keys) },
          { name: t('settings:Members and invited people'), value: number(used.members) },
          { name: t('settings:All attachments together'), value: writeSize(used.storage) },
          { name: t('settings:Largest attachment'), value: writeSize(features.max_file_size) },
          {
            name: t('settings:Single sign-on'),
            value: features.sso ? t('settings:Included') : t('settings:Not included'),
          },
        ]}
      />
    </Section>
  );
}
