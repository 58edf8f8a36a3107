import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextareaField } from '#src/ui/form/TextareaField.tsx';
import { showForm } from './SentForm.tsx';

const field = () => screen.getByLabelText('Note');

describe('a textarea', () => {
  it('counts what is typed and warns screen readers near the limit', async () => {
    const { user } = await showForm(
      { note: 'Hello' },
      (bind) => <TextareaField {...bind('note')} label="Note" />,
      { note: { maxLength: 20 } },
    );
    expect(screen.getByText('5 of 20 characters')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(field(), ', dear rowers');
    expect(screen.getByRole('status')).toHaveTextContent('18 of 20 characters');
  });

  it('accepts more than its limit, with an error on submit', async () => {
    const { user, sent, send } = await showForm(
      { note: '' },
      (bind) => <TextareaField {...bind('note')} label="Note" required />,
      { note: { maxLength: 5 } },
    );
    await send();
    expect(field()).toHaveAccessibleDescription('Please fill in this field.');
    await waitFor(() => expect(field()).toHaveFocus());
    await user.paste('Hello rowers');
    expect(field()).toHaveValue('Hello rowers');
    await send();
    expect(field()).toHaveAccessibleDescription('Please enter at most 5 characters.');
    await user.clear(field());
    await user.type(field(), 'One{Enter}2');
    await send();
    expect(sent).toEqual([{ note: 'One\n2' }]);
  });

  it('has no counter without a maximum length', async () => {
    await showForm({ note: '' }, (bind) => <TextareaField {...bind('note')} label="Note" />);
    expect(screen.queryByText(/characters/)).not.toBeInTheDocument();
  });
});
