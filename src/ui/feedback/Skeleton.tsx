import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { RecordHeadSkeleton, type Replacement, SearchHeadSkeleton } from './AdminHeadSkeletons.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import styles from './Skeleton.module.css';

/**
 * `lines` are for panels, the others for pages: `tiles`, `tileRows` (the same as rows) and `dense` for lists with a search
 * and a filter, `list`, `form` (in a section) and `text` for a column below a title. Of the admin tool, below its
 * navigation: `rows` for a search on the server, `record` for a record with tabs, `tool` for a column below a title.
 * `calendar` is a toolbar above a view.
 */
export type Shape = keyof typeof partCount | 'card' | 'calendar';

/** Roughly how many parts fit above the fold. */
const partCount = {
  tiles: 6,
  tileRows: 12,
  dense: 12,
  list: 3,
  form: 4,
  text: 1,
  rows: 12,
  record: 2,
  tool: 1,
  lines: 3,
};

const itself: Replacement = (bar) => bar;

/** A placeholder in the shape of the content; appears only if loading takes longer than 150 ms. */
export function Skeleton({
  shape,
  label,
  title = itself,
  tabs = itself,
  navigation = itself,
}: {
  shape: Shape;
  /** Announced, for example "Loading". */
  label: string;
  /** Replaces the bar of the title. */
  title?: Replacement;
  /** Replaces the bar of the tabs, if there are any. */
  tabs?: Replacement;
  /** Replaces the bar of the navigation, if there is one. */
  navigation?: Replacement;
}) {
  return (
    <div
      className={classNames(
        styles.skeleton,
        (shape === 'list' || shape === 'form') && styles.column,
      )}
    >
      <VisuallyHidden live>{label}</VisuallyHidden>
      {shape === 'card' && <div className={classNames(styles.bar, styles.card)} />}
      {shape === 'calendar' && <CalendarSkeleton />}
      {shape !== 'card' && shape !== 'calendar' && (
        <>
          {navigation(
            isStaffShape(shape) && <div className={classNames(styles.bar, styles.areas)} />,
          )}
          {shape === 'record' && <RecordHeadSkeleton tabs={tabs} />}
          {shape === 'rows' && <SearchHeadSkeleton title={title} tabs={tabs} />}
          {shape !== 'record' && shape !== 'rows' && shape !== 'lines' && (
            <Head shape={shape} title={title} />
          )}
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
function Head({ shape, title }: { shape: Shape; title: Replacement }) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {title(<div className={classNames(styles.bar, styles.heading)} />)}
        {(isFiltered(shape) || shape === 'list') && (
          <div className={classNames(styles.bar, styles.lead)} />
        )}
      </div>
      {isFiltered(shape) && <div className={classNames(styles.bar, styles.control)} />}
    </div>
  );
}

/** Returns whether the page is one of the admin tool, with its navigation. */
function isStaffShape(shape: Shape): boolean {
  return shape === 'rows' || shape === 'record' || shape === 'tool';
}

/** Returns whether the content has a search and a filter above it. */
function isFiltered(shape: Shape): boolean {
  return shape === 'tiles' || shape === 'tileRows' || shape === 'dense';
}
