import { useTranslate } from '#src/i18n/i18n.ts';
import { moneyText } from '#src/i18n/money.ts';
import type { RowGroup } from '#src/ui/data/table-columns.ts';
import { useWords } from '#src/ui/words.ts';
import type { SearchData } from '../search/search-loader.ts';
import type { OverdueOrganization } from './overdue.ts';

/** The usual age brackets of debts, in days. */
const ages = [
  { from: 0, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
];
const oldest = { from: 91, to: null };

function ageOf({ days_overdue: days }: OverdueOrganization): { from: number; to: number | null } {
  return ages.find(({ to }) => days <= to) ?? oldest;
}

/** Groups organizations by the age of their debts, and adds up each group's debts by currency. */
export function useAges({ results, total }: SearchData<OverdueOrganization>) {
  const t = useTranslate();
  const { locale } = useWords();
  const byAge = Map.groupBy(results, (row) => ageOf(row).from);
  const labels = new Map(
    [...byAge].map(([from, rows]) => [from, [countOf(rows.length), ...sums(rows)].join(' · ')]),
  );
  function countOf(count: number): string {
    return results.length < total
      ? t('admin:%count% organizations on this page', { count })
      : t('admin:%count% organizations', { count });
  }
  function sums(rows: readonly OverdueOrganization[]): string[] {
    const byCurrency = Map.groupBy(rows, ({ currency }) => currency);
    return [...byCurrency].map(([currency, owed]) => {
      const sum = owed.reduce((amount, row) => amount + row.amount, 0);
      return moneyText(locale, sum, currency);
    });
  }
  return (row: OverdueOrganization): RowGroup => {
    const { from, to } = ageOf(row);
    const age =
      to === null
        ? t('admin:More than %days% days', { days: from - 1 })
        : t('admin:%from% to %to% days', { from, to });
    return { key: from, label: `${age} · ${labels.get(from)}` };
  };
}
