import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import type { Columns } from '#src/ui/data/table-columns.ts';
import { searchWords } from '#src/util/word-search.ts';
import { recordPaths } from '../record-paths.ts';
import { recordLink } from '../records/record-link.ts';
import { withHits } from '../search/Hits.tsx';
import { longMoment } from '../search/long-moment.ts';
import { NoValue } from '../search/NoValue.tsx';
import type { SearchData } from '../search/search-loader.ts';
import { ActButton } from '../writes/ActButton.tsx';
import styles from './DomainColumns.module.css';
import type { TrustedDomain } from './domains.ts';
import type { useDomainActs } from './use-domain-acts.ts';

/** Most domains are verified, so only the others are marked and can be trusted by staff. */
export function useDomainColumns(
  { request }: SearchData<TrustedDomain>,
  { trust, remove }: ReturnType<typeof useDomainActs>,
): Columns<TrustedDomain> {
  const t = useTranslate();
  const { day } = useFormats();
  const words = searchWords(request.query);
  return [
    {
      key: 'domain',
      label: t('admin:Domain'),
      share: 3,
      canSort: true,
      cell: ({ domain, unicode_domain: readable }) =>
        readable === domain ? (
          withHits(domain, words)
        ) : (
          // Different domains can look alike, but not as punycode.
          <>
            {withHits(readable, words)}{' '}
            <span className={styles.punycode}>{withHits(domain, words)}</span>
          </>
        ),
      mark: ({ valid }) => !valid && <Badge tone="warning">{t('admin:Not proven')}</Badge>,
      text: ({ domain }) => domain,
      canCopy: true,
    },
    {
      key: 'owners',
      label: t('admin:Proven by'),
      share: 3,
      cell: ({ owners }, isInUse) =>
        owners.length === 0 ? (
          <NoValue />
        ) : (
          owners.map(({ id, name }, place) => (
            <Fragment key={id}>
              {place > 0 && ', '}
              <Link {...recordLink(recordPaths.user(id), isInUse)}>{withHits(name, words)}</Link>
            </Fragment>
          ))
        ),
      text: ({ owners }) => owners.map(({ name, email }) => `${name} <${email}>`).join(', '),
    },
    {
      key: 'source_id',
      label: t('admin:Source'),
      kind: 'short',
      mono: true,
      canSort: true,
      cell: ({ source_id: source }) => source,
      text: ({ source_id: source }) => source,
    },
    {
      key: 'created_at',
      label: t('admin:Created'),
      kind: 'number',
      canSort: true,
      cell: (row) => day(row.created_at),
      longest: day(longMoment),
      text: (row) => row.created_at,
    },
    {
      key: 'actions',
      label: t('admin:Actions'),
      kind: 'actions',
      cell: ({ domain, valid }) => (
        <>
          {!valid && (
            <ActButton
              denial={trust.denial}
              label={t('admin:Trust %domain%', { domain })}
              onClick={() => trust.start({ domain, isTrusted: true })}
            >
              {t('admin:Trust')}
            </ActButton>
          )}{' '}
          <ActButton
            denial={remove.denial}
            label={t('admin:Remove %domain%', { domain })}
            onClick={() => remove.start(domain)}
          >
            {t('admin:Remove')}
          </ActButton>
        </>
      ),
    },
  ];
}
