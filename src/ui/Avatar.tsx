import styles from './Avatar.module.css';

/** The picture of a person, or the initial of the name; decorative, since the name stands beside or in the control. */
export function Avatar({ name, picture }: { name: string; picture: string | null }) {
  return picture ? (
    <img className={styles.avatar} src={picture} alt="" width={32} height={32} />
  ) : (
    <span className={styles.avatar} aria-hidden="true">
      {firstCharacter(name)}
    </span>
  );
}

function firstCharacter(name: string): string {
  const first = new Intl.Segmenter().segment(name.trim())[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment;
}
