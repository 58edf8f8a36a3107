import type { To } from 'react-router-dom';
import type { ListDevicesData } from '#generated/app/fetchers.ts';
import type { SectionData } from '#src/actions/section-data.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { Item, ItemFact, ItemList } from '#src/ui/data/ItemList.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { paths } from '#src/util/paths.ts';
import { fewCodes } from '../two-factor/TwoFactorFacts.tsx';
import type { TwoFactor } from '../two-factor/TwoFactorSection.tsx';
import type { Profile } from './profile-loader.ts';

interface SecuritySummaryProps {
  emails: Profile['emails'];
  twoFactor: SectionData<TwoFactor>;
  devices: SectionData<ListDevicesData>;
}

/** The account's protections, with a mark next to those that could be better. */
export function SecuritySummary({ emails, twoFactor, devices }: SecuritySummaryProps) {
  const t = useTranslate();
  const unconfirmed = emails.filter(({ verified_at }) => verified_at === null).length;
  return (
    <Section title={t('profile:Security check')}>
      <ItemList label={t('profile:Security check')}>
        <Item
          icon="shield"
          title={t('profile:Two-factor authentication')}
          actions={
            <ShowLink
              to={{ hash: 'two-factor' }}
              label={t('profile:Show two-factor authentication')}
            />
          }
        >
          <TwoFactorState twoFactor={twoFactor} />
        </Item>
        <Item
          icon="mail"
          title={t('profile:Email addresses')}
          actions={<ShowLink to={{ hash: 'addresses' }} label={t('profile:Show addresses')} />}
        >
          <ItemFact>
            {unconfirmed === 0 ? (
              t('profile:All are confirmed')
            ) : (
              <Badge tone="warning">
                {t('profile:%count% are not confirmed yet', { count: unconfirmed })}
              </Badge>
            )}
          </ItemFact>
        </Item>
        <Item
          icon="devices"
          title={t('account:Connected devices')}
          actions={<ShowLink to={paths.devices()} label={t('profile:Show devices')} />}
        >
          <DeviceCount devices={devices} />
        </Item>
      </ItemList>
    </Section>
  );
}

/** @param label the accessible name, which says what is shown. */
function ShowLink({ to, label }: { to: To; label: string }) {
  const t = useTranslate();
  return (
    <ButtonLink to={to} size="dense" aria-label={label}>
      {t('profile:Show')}
    </ButtonLink>
  );
}

function TwoFactorState({ twoFactor: { settled } }: Pick<SecuritySummaryProps, 'twoFactor'>) {
  const t = useTranslate();
  if (!settled || 'error' in settled) return <Unknown isLoading={!settled} />;
  const { active, backup_codes_left: count } = settled.data;
  if (!active) {
    return (
      <ItemFact>
        <Badge tone="warning">{t('profile:Off')}</Badge>
      </ItemFact>
    );
  }
  const left = t('profile:%count% unused codes', { count });
  return (
    <>
      <ItemFact>{t('profile:On')}</ItemFact>
      <ItemFact>{count > fewCodes ? left : <Badge tone="warning">{left}</Badge>}</ItemFact>
    </>
  );
}

function DeviceCount({ devices: { settled } }: Pick<SecuritySummaryProps, 'devices'>) {
  const t = useTranslate();
  if (!settled || 'error' in settled) return <Unknown isLoading={!settled} />;
  const count = settled.data.results.length;
  return <ItemFact>{t('profile:You are logged in on %count% devices', { count })}</ItemFact>;
}

/** The section that the row links to shows why, and offers a retry. */
function Unknown({ isLoading }: { isLoading: boolean }) {
  const t = useTranslate();
  return <ItemFact>{isLoading ? t('common:Loading') : t('profile:Could not be checked')}</ItemFact>;
}
