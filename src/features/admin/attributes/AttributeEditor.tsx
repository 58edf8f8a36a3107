import { FieldColumns } from '#src/ui/form/FieldColumns.tsx';
import { RecordForm } from '../acts/RecordForm.tsx';
import { useActContext } from '../acts/use-act-context.ts';
import {
  type AttributeChange,
  type AttributeOwner,
  attributesAct,
  attributesKey,
} from './AttributeActs.tsx';
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
  const { attributes, operation } = owner;
  const names = Object.keys(attributes);
  return (
    <RecordForm
      // Fields follow the attributes, because attributes can be added.
      key={names.join()}
      head={{ operation, label: context.t('records:Change attributes') }}
      actKey={attributesKey(owner)}
      toAct={(_, { values }) => attributesAct(owner, context, toChange(attributes, names, values))}
      initial={{ values: names.map((key) => toFieldValue(attributes[key] ?? null)) }}
      limits={{}}
      texts={names.map((name) => ({
        name,
        value: attributeText(attributes[name] ?? null, context),
      }))}
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
    </RecordForm>
  );
}

/** The changed attributes with their previous values. */
function toChange(
  attributes: Attributes,
  names: readonly string[],
  editedValues: readonly (string | number | null)[],
): AttributeChange {
  const changes: Attributes = {};
  const before: Attributes = {};
  names.forEach((key, place) => {
    const old = attributes[key] ?? null;
    const value = parseFieldValue(editedValues[place] ?? null, old);
    if (value === old) return;
    changes[key] = value;
    before[key] = old;
  });
  return { changes, before };
}
