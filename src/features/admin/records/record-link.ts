import styles from './RecordLink.module.css';

/**
 * The attributes of a record's link in a table row. Rows not in use keep their links out of the tab order, because a
 * table is one tab stop. Not a component, because search results have hundreds of links.
 */
export function recordLink(to: string, isInUse: boolean) {
  return { to, className: styles.record, tabIndex: isInUse ? 0 : -1 };
}
