import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { InitialMark } from '#src/ui/data/InitialMark.tsx';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import styles from './RecordShell.module.css';

interface RecordShellProps {
  /** The kind of the record: "Calendar". */
  kind: string;
  id: number;
  name: string;
  /** Replaces the record's initial, for example with a person's picture. */
  picture?: ReactNode;
  /** The record's unusual states, as `Badge`s. */
  marks?: ReactNode;
  /** Short facts on one line, each a `RecordFact`. */
  facts: ReactNode;
  actions?: ReactNode;
  /** The acts that take something away from the customer, apart from the others. */
  danger?: ReactNode;
  children: ReactNode;
}

/** The page of one record: its header, and below it everything that staff can see and do. */
export function RecordShell(props: RecordShellProps) {
  const { kind, id, name, picture, marks, facts, actions, danger, children } = props;
  return (
    <div className={styles.page}>
      <PageTitle title={`${name} – ${kind}`} />
      <div className={styles.head}>
        <span className={styles.picture}>{picture ?? <InitialMark id={id} name={name} />}</span>
        <div className={styles.name}>
          <h1>{name}</h1>
          {marks}
        </div>
        {(actions || danger) && (
          <div className={styles.actions}>
            {actions}
            {danger && <div className={styles.danger}>{danger}</div>}
          </div>
        )}
        <ul className={styles.facts}>{facts}</ul>
      </div>
      {children}
    </div>
  );
}

/** A short fact in the header of a record's page. */
export function RecordFact({
  name,
  children,
}: {
  name: string;
  /** Null while it loads, which keeps the room of an email address. */
  children: ReactNode;
}) {
  return (
    <li className={styles.fact}>
      <span className={styles.factName}>{name}</span>{' '}
      {children === null ? <span className={styles.expected}>…</span> : children}
    </li>
  );
}

/** The sections of a record's page, or of one of its tabs. */
export function RecordParts({
  beside,
  children,
}: {
  /** In two columns if there is room: of the same width, or the first as wide as its content. */
  beside?: 'halves' | 'fitting';
  children: ReactNode;
}) {
  return <div className={classNames(styles.parts, beside && styles[beside])}>{children}</div>;
}
