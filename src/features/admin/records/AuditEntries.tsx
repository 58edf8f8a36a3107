import { useRef, useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useDateLocale } from '#src/i18n/use-date-locale.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { RelativeTime } from '#src/ui/data/RelativeTime.tsx';
import { Timeline } from '#src/ui/data/Timeline.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FilterBar } from '#src/ui/form/FilterBar.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { serverNow } from '#src/util/server-clock.ts';
import {
  type AuditEntry,
  type AuditFilters,
  filterEntries,
  findAuditChoices,
  noFilters,
  readTime,
  usableFilters,
  useAuditFilters,
} from './audit-filters.ts';

/** The acts and notes of staff on a record, the latest first, which can be filtered by kind, person and time. */
export function AuditEntries({
  label,
  entries,
}: {
  label: string;
  entries: readonly AuditEntry[];
}) {
  const t = useTranslate();
  const [chosenFilters, change] = useAuditFilters();
  // The same for as long as the page is open, so that entries do not vanish while they are read.
  const [now] = useState(serverNow);
  const bar = useRef<HTMLDivElement>(null);
  const choices = findAuditChoices(entries);
  const filters = usableFilters(chosenFilters, choices);
  const isFiltered = Object.values(filters).some((value) => value !== null);
  const matches = isFiltered ? filterEntries(entries, filters, now) : entries;
  const clear = () => {
    change(noFilters);
    // The button disappears.
    bar.current?.querySelector('select')?.focus();
  };
  const clearButton = (
    <Button size="dense" onClick={clear}>
      {t('admin:Clear filters')}
    </Button>
  );
  return (
    <>
      <FilterBar
        ref={bar}
        status={
          isFiltered &&
          t('records:%shown% of %count% entries', { shown: matches.length, count: entries.length })
        }
        action={isFiltered && matches.length > 0 && clearButton}
      >
        <FilterFields filters={filters} choices={choices} onChange={change} />
      </FilterBar>
      {matches.length === 0 ? (
        <EmptyState
          icon="search"
          level={3}
          title={t('records:No such entry')}
          action={clearButton}
        />
      ) : (
        <Timeline
          label={label}
          items={matches.map(({ id, kind, text, created_at, author }) => ({
            key: id,
            time: <RelativeTime at={created_at} text={(time) => time} focusable />,
            title: text,
            foot: (
              <>
                {author.name} {kind === 'note' && <Badge>{t('records:Note')}</Badge>}
              </>
            ),
            isCurrent: kind === 'note',
          }))}
        />
      )}
    </>
  );
}

interface FilterFieldsProps {
  filters: AuditFilters;
  choices: ReturnType<typeof findAuditChoices>;
  onChange: (changes: Partial<AuditFilters>) => void;
}

function FilterFields({ filters, choices, onChange }: FilterFieldsProps) {
  const t = useTranslate();
  const locale = useDateLocale();
  const writeYear = (year: number) =>
    new Intl.DateTimeFormat(locale, { year: 'numeric' }).format(new Date(year, 0));
  return (
    <>
      {choices.kinds && (
        <SelectField
          label={t('records:Show')}
          labelHidden
          value={filters.kind ?? ''}
          options={[
            { value: '', label: t('records:Notes and changes') },
            { value: 'note', label: t('records:Notes') },
            { value: 'change', label: t('records:Changes') },
          ]}
          onChange={({ target: { value } }) =>
            onChange({ kind: value === 'note' || value === 'change' ? value : null })
          }
        />
      )}
      {choices.authors.length > 0 && (
        <SelectField
          label={t('records:By')}
          labelHidden
          value={String(filters.author ?? '')}
          options={[{ value: '', label: t('records:Everybody') }, ...nameAuthors(choices.authors)]}
          onChange={({ target: { value } }) => onChange({ author: Number(value) || null })}
        />
      )}
      {choices.times && (
        <SelectField
          label={t('records:When')}
          labelHidden
          value={String(filters.time ?? '')}
          options={[
            { value: '', label: t('records:At any time') },
            { value: 'week', label: t('records:In the last 7 days') },
            { value: 'month', label: t('records:In the last 30 days') },
            ...choices.years.map((year) => ({ value: String(year), label: writeYear(year) })),
          ]}
          onChange={({ target: { value } }) => onChange({ time: readTime(value) })}
        />
      )}
    </>
  );
}

/** By name. Only people of the same name need their address. */
function nameAuthors(authors: readonly AuditEntry['author'][]) {
  const names = authors.map(({ name }) => name);
  return authors
    .map(({ id, name, email }) => ({
      value: String(id),
      label: names.filter((other) => other === name).length > 1 ? `${name} · ${email}` : name,
    }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
