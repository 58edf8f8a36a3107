import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

/**
 * `lines` are for panels, the others for pages: `tiles` and `dense` for lists with a search and a filter, `rows` for a
 * search on the server, `list`, `form` (in a section) and `text` for a column below a title.
 */
export type Shape = 'tiles' | 'dense' | 'rows' | 'list' | 'form' | 'text' | 'card' | 'lines';

/** Roughly how many parts fit above the fold. */
const partCount = { tiles: 6, dense: 12, rows: 12, list: 3, form: 4, text: 1, lines: 3 };

/** A placeholder in the shape of the content; appears only if loading takes longer than 150 ms. */
export function Skeleton({
  shape,
  label,
}: {
  shape: Shape;
  /** Announced, for example "Loading". */
  label: string;
}) {
  return (
    <div
      className={classNames(
        styles.skeleton,
        (shape === 'list' || shape === 'form') && styles.column,
      )}
    >
      <VisuallyHidden live>{label}</VisuallyHidden>
      {shape === 'card' ? (
        <div className={classNames(styles.bar, styles.card)} />
      ) : (
        <>
          {shape === 'rows' && <div className={classNames(styles.bar, styles.areas)} />}
          {shape !== 'lines' && <Head shape={shape} />}
          {shape === 'rows' && <SearchForm />}
          {isFiltered(shape) && <div className={classNames(styles.bar, styles.filter)} />}
          {shape === 'form' && <div className={classNames(styles.bar, styles.sectionTitle)} />}
          <div className={styles[shape]} data-part="content">
            {Array.from({ length: partCount[shape] }, (_, index) => `part-${index}`).map((key) => (
              <div key={key} className={styles.bar} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** Matches `PageShell`. */
function Head({ shape }: { shape: Shape }) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <div className={classNames(styles.bar, styles.heading)} />
        {(isFiltered(shape) || shape === 'list') && (
          <div className={classNames(styles.bar, styles.lead)} />
        )}
      </div>
      {isFiltered(shape) && <div className={classNames(styles.bar, styles.control)} />}
    </div>
  );
}

/** A search form and the line with the number of results. */
function SearchForm() {
  return (
    <div className={styles.search}>
      <div className={classNames(styles.bar, styles.searchForm)} />
      <div className={classNames(styles.bar, styles.count)} />
    </div>
  );
}

/** Whether the content has a search and a filter above it. */
function isFiltered(shape: Shape): boolean {
  return shape === 'tiles' || shape === 'dense';
}
