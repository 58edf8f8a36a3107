import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ActButton } from '../writes/ActButton.tsx';
import { StaffFormDialog } from '../writes/StaffFormDialog.tsx';
import { useStaffAct } from '../writes/use-staff-act.ts';
import type { AttributeChange, AttributeEditorProps } from './AttributeEditor.tsx';
import { guessedValue } from './attribute-values.ts';

/** Adds an attribute, whose type is inferred from its value. */
export function NewAttribute(props: AttributeEditorProps) {
  const { name, attributes, operation, save, noteOn } = props;
  const t = useTranslate();
  const act = useStaffAct({
    operation,
    call: ({ changes }: AttributeChange, options) => save(changes, options),
    done: ({ changes }) =>
      message('records:The attribute %name% is set.', { name: Object.keys(changes).join() }),
    opposite: ({ changes, before }) => ({ changes: before, before: changes }),
    noteOn,
  });
  return (
    <>
      <ActButton
        denial={act.denial}
        label={t('records:New attribute of %name%', { name })}
        onClick={act.form.open}
      >
        {t('records:New attribute…')}
      </ActButton>
      <StaffFormDialog
        form={act.form}
        title={t('records:New attribute of %name%', { name })}
        effect={t(
          'records:The server defines the names. Numbers, true and false are sent as such.',
        )}
        act={t('records:Set attribute')}
        initial={{ key: '', value: '' }}
        inputOf={({ key, value }) => ({
          changes: { [key]: guessedValue(value) },
          before: { [key]: attributes[key] ?? null },
        })}
      >
        {(field) => (
          <>
            <TextField
              {...field('key')}
              label={t('records:Name')}
              autoComplete="off"
              spellCheck={false}
              required
            />
            <TextField
              {...field('value')}
              label={t('records:Value')}
              autoComplete="off"
              spellCheck={false}
            />
          </>
        )}
      </StaffFormDialog>
    </>
  );
}
