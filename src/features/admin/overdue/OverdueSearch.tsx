import { Link } from 'react-router-dom';
import {
  type ListOverdueOrganizationsData,
  listOverdueOrganizations,
} from '#generated/admin/fetchers.ts';
import { moneyText, plainAmount } from '#src/i18n/money.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import type { Columns, RowGroup } from '#src/ui/data/table-columns.ts';
import { noteCopy } from '../acts/note-copy.ts';
import { PersonalEmail } from '../records/Personal.tsx';
import { recordLink } from '../records/record-link.ts';
import { recordPaths } from '../records/record-paths.ts';
import { dateColumn } from '../search/date-column.ts';
import type { Search, SearchData } from '../search/search.ts';
import type { Texts } from '../search/texts.ts';

type OverdueOrganization = ListOverdueOrganizationsData['results'][number];

/** Lists organizations that owe money, longest overdue first, by the age of their debts. */
export const overdueSearch: Search<OverdueOrganization> = {
  table: 'overdue',
  fields: ['all'],
  maxQueryLength: 0,
  find: ({ offset, limit }, options) =>
    listOverdueOrganizations({ query: { offset, limit } }, options),
  words: (t) => ({
    title: t('admin:Overdue organizations'),
    fields: {},
    countText: (count) => t('admin:%count% organizations are overdue', { count }),
    emptyTitle: t('admin:No organization is overdue'),
  }),
  columns: overdueColumns,
  rowKey: ({ organization }) => organization.id,
  groupRows: groupByAge,
};

function overdueColumns(
  { results }: SearchData<OverdueOrganization>,
  { t, language, formats: { date, number } }: Texts,
): Columns<OverdueOrganization> {
  const isMany = results.length > 1;
  const writeDebt = ({ amount, currency }: OverdueOrganization) =>
    moneyText(language, amount, currency);
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
      onCopy: ({ organization: { id } }) => noteCopy({ kind: 'organization', id }, 'email'),
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
      cell: writeDebt,
      text: writeDebt,
      exported: [
        {
          label: t('admin:Amount'),
          text: ({ amount, currency }) => plainAmount(amount, currency),
        },
        { label: t('admin:Currency'), text: ({ currency }) => currency },
      ],
    },
    dateColumn(date, { key: 'overdue_since', label: t('admin:Overdue since') }),
    {
      key: 'days_overdue',
      label: t('admin:Days'),
      kind: 'number',
      cell: ({ days_overdue: days }) => number(days),
      text: ({ days_overdue: days }) => String(days),
    },
  ];
}

/** The usual age brackets of debts, in days. */
const ages = [
  { from: 0, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
];
const oldest = { from: 91, to: null };

function findAge({ days_overdue: days }: OverdueOrganization) {
  return ages.find(({ to }) => days <= to) ?? oldest;
}

/** Adds up the debts of each age by currency. */
function groupByAge(
  { results, total }: SearchData<OverdueOrganization>,
  { t, language }: Texts,
): (row: OverdueOrganization) => RowGroup {
  const byAge = Map.groupBy(results, (row) => findAge(row).from);
  const labels = new Map(
    [...byAge].map(([from, rows]) => [from, [writeCount(rows.length), ...addUp(rows)].join(' · ')]),
  );
  function writeCount(count: number): string {
    return results.length < total
      ? t('admin:%count% organizations on this page', { count })
      : t('admin:%count% organizations', { count });
  }
  function addUp(rows: readonly OverdueOrganization[]): string[] {
    const byCurrency = Map.groupBy(rows, ({ currency }) => currency);
    return [...byCurrency].map(([currency, owedRows]) => {
      const sum = owedRows.reduce((amount, row) => amount + row.amount, 0);
      return moneyText(language, sum, currency);
    });
  }
  return (row: OverdueOrganization): RowGroup => {
    const { from, to } = findAge(row);
    const age =
      to === null
        ? t('admin:More than %days% days', { days: from - 1 })
        : t('admin:%from% to %to% days', { from, to });
    return { key: from, label: `${age} · ${labels.get(from)}` };
  };
}
