import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { setCalendarAttributes } from '#generated/admin/fetchers.ts';
import { updateProfile } from '#generated/app/account/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { I18nProvider } from '#src/i18n/I18nProvider.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { control } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

/** Shows a form on the mock service for a logged-in user. */
async function showOnService(form: ReactNode, as: string) {
  const page = await openPage('/c/riv3rs', { as });
  page.view.unmount();
  render(
    <Provider store={page.store}>
      <I18nProvider i18n={page.i18n}>{form}</I18nProvider>
    </Provider>,
  );
  return page;
}

function NameForm() {
  const save = useAction({
    call: (body: { name: string }, options) => updateProfile({ body }, options),
    revalidate: false,
  });
  return (
    <Form
      initial={{ name: 'Olivia' }}
      limits={{}}
      pending={save.pending}
      error={useFormError(save.error)}
      onSubmit={save.run}
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

function AttributesForm({ shown }: { shown: 'title' | 'nothing' }) {
  const save = useAction({
    call: (body: { attributes: Record<string, string> }, options) =>
      setCalendarAttributes({ path: { id: 101 }, body }, options),
    revalidate: false,
  });
  return (
    <Form
      initial={{ attributes: { theme: 'blue' } }}
      limits={{}}
      pending={save.pending}
      error={useFormError(save.error)}
      // An attribute cannot be a list.
      onSubmit={({ attributes }) =>
        save.run({ attributes: { theme: [attributes.theme] as never } })
      }
    >
      {(field) => (
        <>
          {shown === 'title' && <TextField {...field('attributes.theme')} label="Theme" />}
          <Button type="submit">Save</Button>
        </>
      )}
    </Form>
  );
}

const send = () => screen.getByRole('button', { name: 'Save' });

describe('an error from the server', () => {
  it('is shown at its field, which takes the focus, until it is edited', async () => {
    const { user } = await showOnService(<NameForm />, 'owner@example.com');
    const field = screen.getByLabelText('Name');
    await user.clear(field);
    await user.click(send());
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please fill in this field.'));
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(field, 'O');
    expect(field).not.toHaveAccessibleDescription();
  });

  it('is shown at the field of the same name inside another one', async () => {
    const { user } = await showOnService(<AttributesForm shown="title" />, 'admin@example.com');
    await user.click(send());
    const field = screen.getByLabelText('Theme');
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveValue('blue');
  });

  it('is shown above the form, with the field’s name, if the form has no such field', async () => {
    const { user } = await showOnService(<AttributesForm shown="nothing" />, 'admin@example.com');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(/attributes\.theme: /);
  });

  it('is shown above the form, with an id, if the service failed', async () => {
    const { user } = await showOnService(<NameForm />, 'owner@example.com');
    await control('next', { operation: 'updateProfile', code: 500 });
    await user.type(screen.getByLabelText('Name'), '!');
    await user.click(send());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy error ID' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Olivia!');
  });
});
