import styles from './AddButton.module.css';

/**
 * Adds an event to the day under the mouse. It is for the mouse only: keyboards and assistive technology add with Enter on
 * the day, or with the page's own button.
 */
export function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-add=""
      className={styles.add}
      onClick={onAdd}
    >
      +
    </button>
  );
}
