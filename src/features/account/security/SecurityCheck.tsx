import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import type { ListDevicesData } from '#generated/app/security/fetchers.ts';
import { Later } from '#src/actions/Later.tsx';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { Item, ItemFact, ItemList } from '#src/ui/data/ItemList.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { paths } from '#src/util/paths.ts';
import { ResendButton } from '../addresses/ResendButton.tsx';
import type { Address } from '../addresses/use-address-changes.ts';

interface SecurityCheckProps {
  addresses: readonly Address[];
  devices: Promise<ListDevicesData>;
}

/** Shows the account's other protections, with a mark on those that could be better and the way to improve them. */
export function SecurityCheck({ addresses, devices }: SecurityCheckProps) {
  const t = useTranslate();
  const unconfirmedAddresses = addresses.filter(({ verified_at }) => verified_at === null);
  return (
    <Section title={t('profile:Security check')}>
      <ItemList label={t('profile:Security check')}>
        <Item
          icon="mail"
          title={t('profile:Email addresses')}
          actions={
            unconfirmedAddresses[0] ? (
              <ResendButton address={unconfirmedAddresses[0]} />
            ) : (
              <ManageLink
                to={{ pathname: paths.profile(), hash: 'addresses' }}
                label={t('profile:Manage addresses')}
              />
            )
          }
        >
          <ItemFact>
            {unconfirmedAddresses.length === 0 ? (
              t('profile:All are confirmed')
            ) : (
              <Badge tone="warning">
                {t('profile:%count% are not confirmed yet', { count: unconfirmedAddresses.length })}
              </Badge>
            )}
          </ItemFact>
        </Item>
        <Item
          icon="devices"
          title={t('account:Connected devices')}
          actions={<ManageLink to={paths.devices()} label={t('profile:Manage devices')} />}
        >
          <Fact resolve={devices}>
            {({ results: { length: count } }) => (
              <ItemFact>{t('profile:You are logged in on %count% devices', { count })}</ItemFact>
            )}
          </Fact>
        </Item>
      </ItemList>
    </Section>
  );
}

/** @param label the accessible name, which says what is managed. */
function ManageLink({ to, label }: { to: To; label: string }) {
  const t = useTranslate();
  return (
    <ButtonLink to={to} size="dense" aria-label={label}>
      {t('profile:Manage')}
    </ButtonLink>
  );
}

interface FactProps<Data> {
  resolve: Promise<Data>;
  children: (data: Data) => ReactNode;
}

/** A fact that may arrive after the page. The page that its row links to shows why it is missing, and offers a retry. */
function Fact<Data>(props: FactProps<Data>) {
  const t = useTranslate();
  return (
    <Later
      fallback={<ItemFact>{t('common:Loading')}</ItemFact>}
      failed={() => <ItemFact>{t('profile:Could not be checked')}</ItemFact>}
      {...props}
    />
  );
}
