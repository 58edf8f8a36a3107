import { useState } from 'react';
import { type RecentCall, recentCalls } from '#src/api/recent-calls.ts';
import { type Translate, useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import { Table } from '#src/ui/data/Table.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { momentAt } from '#src/util/dates.ts';
import styles from './DebugPage.module.css';

interface NumberedCall extends RecentCall {
  number: number;
}

/** The calls made since the page was loaded, newest first. */
export function CallsSection({ title }: { title: string }) {
  const t = useTranslate();
  const [calls, setCalls] = useState(latestCalls);
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.hint} role="status">
          {calls.length === 0
            ? t('debug:No call was made since the page was loaded.')
            : t('debug:%count% calls, the latest first', { count: calls.length })}
        </p>
        <Button size="dense" onClick={() => setCalls(latestCalls())}>
          <Icon name="retry" />
          {t('debug:Refresh')}
        </Button>
      </div>
      {calls.length > 0 && <CallTable label={title} calls={calls} />}
    </>
  );
}

function latestCalls(): NumberedCall[] {
  const calls = recentCalls();
  return calls.map((call, place) => ({ ...call, number: calls.length - place }));
}

function outcomeText(t: Translate, { outcome, status }: RecentCall): string {
  if (status !== undefined) return String(status);
  if (outcome === 'pending') return t('debug:Under way');
  return outcome === 'canceled' ? t('debug:Canceled') : t('debug:No answer');
}

function CallTable({ label, calls }: { label: string; calls: readonly NumberedCall[] }) {
  const t = useTranslate();
  const { language } = useShownTexts();
  const { time } = useFormats();
  const duration = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'millisecond',
    maximumFractionDigits: 0,
  });
  return (
    <Table
      label={label}
      rows={calls}
      rowKey={({ number }) => number}
      columns={[
        {
          key: 'call',
          label: t('debug:Call'),
          share: 2,
          mono: true,
          cell: ({ method, path }) => `${method} ${path}`,
        },
        {
          key: 'status',
          label: t('debug:Status'),
          kind: 'short',
          cell: (call) =>
            call.outcome === 'failed' ? (
              <Badge tone="warning">{outcomeText(t, call)}</Badge>
            ) : (
              outcomeText(t, call)
            ),
        },
        {
          key: 'error',
          label: t('debug:Error ID'),
          mono: true,
          cell: ({ errorId }) => errorId,
        },
        {
          key: 'started',
          label: t('debug:Started'),
          kind: 'number',
          cell: ({ startedAt }) => time(momentAt(startedAt)),
        },
        {
          key: 'took',
          label: t('debug:Took'),
          kind: 'number',
          cell: ({ milliseconds }) =>
            milliseconds === undefined ? '' : duration.format(milliseconds),
        },
      ]}
    />
  );
}
