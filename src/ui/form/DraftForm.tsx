import { type ReactNode, useRef } from 'react';
import { type Fields, Form, type FormProps } from './Form.tsx';
import { useDraft } from './use-draft.ts';
import { useEditing } from './use-editing.ts';

/** A form that may have been closed by the time its values are saved. */
export interface DraftHandle {
  readonly isOpen: () => boolean;
  /** Puts the initial values back and forgets the draft. */
  readonly clear: () => void;
}

type DraftFormProps<Values extends object> = Omit<
  FormProps<Values>,
  'ref' | 'onSubmit' | 'children'
> & {
  /** Names the draft among those of the page. */
  draft: string;
  /** True if the draft stays in this tab over a reload, also that of a visitor. */
  keepsDraft: boolean;
  onSubmit: (values: Values, form: DraftHandle) => void;
  /** The last argument is whether anything is typed. */
  children: (field: Fields<Values>, form: DraftHandle, isTyped: boolean) => ReactNode;
};

/** A short form in something that is easily closed, such as a card. What was typed is there again when it is opened. */
export function DraftForm<Values extends object>({
  keepsDraft,
  onSubmit,
  children,
  ...props
}: DraftFormProps<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const { isDirty, look, discard } = useEditing(form, props.initial, undefined);
  const { forget } = useDraft(form, isDirty, {
    survivesReload: keepsDraft,
    survivesClosing: true,
  });
  const handle: DraftHandle = {
    isOpen: () => form.current !== null,
    clear: () => {
      discard();
      forget();
    },
  };
  return (
    <div onChange={look}>
      <Form {...props} ref={form} onSubmit={(values) => onSubmit(values, handle)}>
        {(field) => children(field, handle, isDirty)}
      </Form>
    </div>
  );
}
