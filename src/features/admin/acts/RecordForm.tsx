import type { ReactNode } from 'react';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { EditForm } from '#src/ui/form/EditForm.tsx';
import type { Fields } from '#src/ui/form/Form.tsx';
import type { Limits } from '#src/ui/form/limits.ts';
import { ActButton } from './ActButton.tsx';
import type { Act, ActHead } from './act.ts';
import { useActs } from './acts-context.ts';
import styles from './RecordForm.module.css';
import { useActState } from './use-act-state.ts';
import { useDenial } from './use-denial.ts';

interface RecordFormProps<Values extends object> {
  /** The head of the act that saves. */
  head: ActHead;
  actKey: string;
  /** Creates the act from the changed values, each in full, and from all values. */
  toAct: (changedValues: Partial<Values>, values: Values) => Act;
  initial: Values;
  limits: Limits;
  /** The values as text, for staff who may not change them. */
  texts: readonly { name: string; value: ReactNode }[];
  children: (field: Fields<Values>) => ReactNode;
}

/** Edits a part of a record by an act. */
export function RecordForm<Values extends object>(props: RecordFormProps<Values>) {
  const { head, actKey, toAct, initial, limits, texts, children } = props;
  const { start } = useActs();
  const { pending, error } = useActState(actKey);
  const denial = useDenial(head.operation) ?? head.obstacle ?? null;
  return (
    <div className={styles.column}>
      {denial === null ? (
        <EditForm
          inTab
          initial={initial}
          limits={limits}
          pending={pending}
          error={error}
          onSubmit={(changedValues, values) => start(toAct(changedValues, values))}
        >
          {children}
        </EditForm>
      ) : (
        <>
          <DescriptionList items={texts} />
          <div>
            <ActButton act={head} />
          </div>
        </>
      )}
    </div>
  );
}
