import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { type Fields, Form } from '#src/ui/form/Form.tsx';
import type { Limits } from '#src/ui/form/limits.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

/** Shows a form with some fields, and returns what it submits. */
export async function showForm<Values extends object>(
  initial: Values,
  fields: (field: Fields<Values>) => ReactNode,
  limits: Limits = {},
) {
  const sent: Values[] = [];
  const view = await renderInKit(
    <Form
      initial={initial}
      limits={limits}
      pending={false}
      error={null}
      onSubmit={(values) => sent.push(values)}
    >
      {(field) => (
        <>
          {fields(field)}
          <Button type="submit">Send</Button>
        </>
      )}
    </Form>,
  );
  return {
    ...view,
    sent,
    send: () => view.user.click(screen.getByRole('button', { name: 'Send' })),
  };
}
