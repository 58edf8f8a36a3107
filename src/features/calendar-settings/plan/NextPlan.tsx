import type { GetLicenseUsageData } from '#generated/calendar/fetchers.ts';
import { licenseName } from '#src/calendar/model/license-names.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { useFileSize } from './use-file-size.ts';

/** Tells what the next higher plan gives beyond the calendar's own. */
export function NextPlan({ features, next }: Pick<GetLicenseUsageData, 'features' | 'next'>) {
  const t = useTranslate();
  const { number } = useFormats();
  const writeSize = useFileSize();
  if (!next) {
    return (
      <Section
        title={t('settings:The highest plan')}
        lead={t('settings:There is no plan that allows more.')}
      />
    );
  }
  const more = next.features;
  const compare = (
    name: string,
    key: 'max_sub_calendars' | 'custom_fields' | 'max_file_size',
    write: (value: number) => string,
  ) =>
    more[key] > features[key]
      ? [
          {
            name,
            value: t('settings:%more% instead of %now%', {
              more: write(more[key]),
              now: write(features[key]),
            }),
          },
        ]
      : [];
  return (
    <Section
      title={t('settings:The next plan gives more: %plan%', { plan: licenseName(next.license) })}
    >
      <DescriptionList
        items={[
          ...compare(t('settings:Sub-calendars'), 'max_sub_calendars', number),
          ...compare(t('settings:Your own fields'), 'custom_fields', number),
          ...compare(t('settings:Largest attachment'), 'max_file_size', writeSize),
          ...(more.sso && !features.sso
            ? [{ name: t('settings:Single sign-on'), value: t('settings:Included') }]
            : []),
        ]}
      />
    </Section>
  );
}
