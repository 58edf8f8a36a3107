import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import type { FormError } from '#src/ui/form/form-error.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

/** A form whose server refuses the name "Taken". Other names are followed by a question before they are sent. */
function NameForm() {
  const [error, setError] = useState<FormError | null>(null);
  return (
    <Form
      initial={{ name: 'Taken' }}
      limits={{}}
      pending={false}
      error={error}
      onSubmit={({ name }) => {
        if (name !== 'Taken') return;
        const details = [{ field: 'name', code: 'taken', message: 'This name is taken.' }];
        setError({ title: 'Not saved', message: 'Please change the name.', details });
      }}
    >
      {(field) => (
        <>
          <TextField {...field('name')} label="Name" />
          <Button type="submit">Save</Button>
        </>
      )}
    </Form>
  );
}

it('focuses a field each time that it is refused, and not once it has been corrected', async () => {
  const { user } = await renderInKit(<NameForm />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  const save = screen.getByRole('button', { name: 'Save' });
  for (let times = 0; times < 2; times += 1) {
    await user.click(save);
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('This name is taken.');
  }
  await user.type(name, ' not');
  expect(name).toBeValid();
  await user.click(save);
  await waitFor(() => expect(save).toHaveFocus());
  expect(name).toBeValid();
});
