import { Link } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { moneyText, plainAmount } from '#src/i18n/money.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { useWords } from '#src/ui/words.ts';
import { recordPaths } from '../record-paths.ts';
import { PersonalEmail } from '../records/Personal.tsx';
import { recordLink } from '../records/record-link.ts';
import type { OverdueOrganization } from './overdue.ts';

/** @param isMany whether more than one organization is shown, which masks addresses. */
export function useOverdueColumns(isMany: boolean): Columns<OverdueOrganization> {
  const t = useTranslate();
  const { day, number } = useFormats();
  const { locale } = useWords();
  const owed = ({ amount, currency }: OverdueOrganization) => moneyText(locale, amount, currency);
  return [
    {
      key: 'organization',
      label: t('admin:Organization'),
      share: 3,
      cell: ({ organization }, isInUse) => (
        <Link {...recordLink(recordPaths.organization(organization.id), isInUse)}>
          {organization.name}
        </Link>
      ),
      mark: ({ organization }) => organization.hidden && <Badge>{t('admin:Hidden')}</Badge>,
      text: ({ organization }) => organization.name,
    },
    {
      key: 'billing_email',
      label: t('admin:Billing address'),
      share: 3,
      cell: ({ billing_email: email }, isInUse) => (
        <PersonalEmail email={email} isMasked={isMany && !isInUse} />
      ),
      text: ({ billing_email: email }) => email,
      canCopy: true,
    },
    {
      key: 'invoices',
      label: t('admin:Overdue invoices'),
      kind: 'number',
      cell: ({ invoices }) => number(invoices),
      text: ({ invoices }) => String(invoices),
    },
    {
      key: 'amount',
      label: t('admin:Amount'),
      kind: 'number',
      cell: owed,
      text: owed,
      exported: [
        {
          label: t('admin:Amount'),
          text: ({ amount, currency }) => plainAmount(amount, currency),
        },
        { label: t('admin:Currency'), text: ({ currency }) => currency },
      ],
    },
    {
      key: 'overdue_since',
      label: t('admin:Overdue since'),
      kind: 'number',
      cell: ({ overdue_since: since }) => day(since),
      text: ({ overdue_since: since }) => since,
    },
    {
      key: 'days_overdue',
      label: t('admin:Days'),
      kind: 'number',
      cell: ({ days_overdue: days }) => number(days),
      text: ({ days_overdue: days }) => String(days),
    },
  ];
}
