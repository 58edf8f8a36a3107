import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { EditForm } from '#src/ui/form/EditForm.tsx';
import { FieldColumns } from '#src/ui/form/FieldColumns.tsx';
import { ActButton } from '../acts/ActButton.tsx';
import { useActs } from '../acts/acts-context.ts';
import { useActContext } from '../acts/use-act-context.ts';
import { useActState } from '../acts/use-act-state.ts';
import { useDenial } from '../acts/use-denial.ts';
import {
  type AttributeChange,
  type AttributeOwner,
  attributesAct,
  attributesKey,
} from './AttributeActs.tsx';
import styles from './AttributeEditor.module.css';
import { AttributeField } from './AttributeField.tsx';
import {
  type Attributes,
  attributeText,
  parseFieldValue,
  toFieldValue,
} from './attribute-values.ts';

/** Edits settings that have no form of their own: infers their types, and previews changes before they are saved. */
export function AttributeEditor({ owner }: { owner: AttributeOwner }) {
  const context = useActContext();
  const { start } = useActs();
  const { pending, error } = useActState(attributesKey(owner));
  const isDenied = useDenial(owner.operation) !== null;
  if (isDenied) return <ReadOnly owner={owner} />;
  const { attributes } = owner;
  const names = Object.keys(attributes);
  const initial = { values: names.map((key) => toFieldValue(attributes[key] ?? null)) };
  return (
    <div className={styles.editor}>
      <EditForm
        // Fields follow the attributes, because attributes can be added.
        key={names.join()}
        inTab
        initial={initial}
        limits={{}}
        pending={pending}
        error={error}
        onSubmit={(_, { values }) =>
          start(attributesAct(owner, context, toChange(attributes, names, values)))
        }
      >
        {(field) => (
          <FieldColumns>
            {names.map((key, place) => (
              <AttributeField
                key={key}
                {...field(`values.${place}`)}
                label={key}
                value={attributes[key] ?? null}
              />
            ))}
          </FieldColumns>
        )}
      </EditForm>
    </div>
  );
}

function ReadOnly({ owner: { attributes, operation } }: { owner: AttributeOwner }) {
  const context = useActContext();
  return (
    <div className={styles.editor}>
      <DescriptionList
        items={Object.entries(attributes).map(([key, value]) => ({
          name: key,
          value: attributeText(value, context),
        }))}
      />
      <div>
        <ActButton act={{ operation, label: context.t('records:Change attributes') }} />
      </div>
    </div>
  );
}

/** The changed attributes with their previous values. */
function toChange(
  attributes: Attributes,
  names: readonly string[],
  edited: readonly (string | number | null)[],
): AttributeChange {
  const changes: Attributes = {};
  const before: Attributes = {};
  names.forEach((key, place) => {
    const old = attributes[key] ?? null;
    const value = parseFieldValue(edited[place] ?? null, old);
    if (value === old) return;
    changes[key] = value;
    before[key] = old;
  });
  return { changes, before };
}
