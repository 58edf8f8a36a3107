import { useNavigate } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import styles from './Search.module.css';
import { pageLimits } from './search.ts';

interface RowsPerPageProps {
  pageLimit: number;
  /** The address of the search with another page size. */
  toAddress: (pageLimit: number) => string;
}

/** Selects how many rows a page has. */
export function RowsPerPage({ pageLimit, toAddress }: RowsPerPageProps) {
  const t = useTranslate();
  const { number } = useFormats();
  const navigate = useNavigate();
  const limits = [...new Set([...pageLimits, pageLimit])].sort((a, b) => a - b);
  return (
    <div className={styles.rows}>
      <SelectField
        label={t('common:Rows per page')}
        value={pageLimit}
        options={limits.map((limit) => ({ value: String(limit), label: number(limit) }))}
        onChange={(event) => void navigate(toAddress(Number(event.target.value)))}
      />
    </div>
  );
}
