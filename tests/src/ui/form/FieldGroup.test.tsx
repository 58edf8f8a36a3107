import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '#src/ui/button/Button.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import type { FormError } from '#src/ui/form/form-error.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

const initial: { days: Record<string, boolean>; boats: Record<string, boolean> } = {
  days: { 1: false, 2: false },
  boats: { 7: true },
};

/** A form with two groups, which is refused with some details when it is sent. */
function Refused({ details }: Pick<FormError, 'details'>) {
  const [error, setError] = useState<FormError | null>(null);
  return (
    <Form
      initial={initial}
      limits={{}}
      pending={false}
      error={error}
      onSubmit={() => setError({ title: 'Not saved', message: 'Please check.', details })}
    >
      {(field) => (
        <>
          <FieldGroup name="boats" label="Boats">
            <CheckboxField {...field('boats.7')} label="Heron" />
          </FieldGroup>
          <FieldGroup name="days" label="Days">
            <CheckboxField {...field('days.1')} label="Monday" />
            <CheckboxField {...field('days.2')} label="Tuesday" />
          </FieldGroup>
          <Button type="submit">Send</Button>
        </>
      )}
    </Form>
  );
}

const send = () => screen.getByRole('button', { name: 'Send' });

it.each(['days', 'days.0'])('an error about "%s" is below its group', async (field) => {
  const { user } = await renderInKit(
    <Refused details={[{ field, message: 'Choose at least one day.' }]} />,
  );
  await user.click(send());
  const error = await screen.findByText('Choose at least one day.');
  expect(screen.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription(
    'Choose at least one day.',
  );
  expect(screen.getByRole('group', { name: 'Boats' })).not.toHaveAccessibleDescription();
  const last = screen.getByRole('checkbox', { name: 'Tuesday' });
  expect(last.compareDocumentPosition(error)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toHaveAccessibleDescription();
  // It is said once.
  expect(screen.queryByText('Not saved')).toBeNull();
});

it('any box of a group that is refused takes its error away', async () => {
  const { user } = await renderInKit(
    <Refused details={[{ field: 'days', message: 'Choose at least one day.' }]} />,
  );
  send().focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Choose at least one day.');
  await user.click(screen.getByRole('checkbox', { name: 'Heron' }));
  expect(screen.getByText('Choose at least one day.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  await waitFor(() => expect(screen.queryByText('Choose at least one day.')).toBeNull());
});
