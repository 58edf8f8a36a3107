import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextField } from '#src/ui/form/TextField.tsx';
import { showForm } from './SentForm.tsx';

const field = () => screen.getByLabelText('Name');

describe('a text field', () => {
  it('starts with its value and submits the trimmed text', async () => {
    const { user, sent, send } = await showForm({ name: 'Olivia' }, (bind) => (
      <TextField {...bind('name')} label="Name" hint="As others see it" />
    ));
    expect(field()).toHaveValue('Olivia');
    expect(field()).toHaveAccessibleDescription('As others see it');
    await user.clear(field());
    await user.type(field(), '  Olivia Owner ');
    await send();
    expect(sent).toEqual([{ name: 'Olivia Owner' }]);
  });

  it('shows its error before its hint until it is fixed', async () => {
    const { user, sent, send } = await showForm({ name: ' ' }, (bind) => (
      <TextField {...bind('name')} label="Name" hint="As others see it" required />
    ));
    await send();
    expect(field()).toHaveAccessibleDescription('Please fill in this field. As others see it');
    expect(field()).toBeInvalid();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(sent).toEqual([]);
    await user.type(field(), 'O');
    expect(field()).toHaveAccessibleDescription('As others see it');
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  it('shows no error before the form was submitted', async () => {
    const { user } = await showForm({ name: '' }, (bind) => (
      <TextField {...bind('name')} label="Name" type="email" required />
    ));
    await user.type(field(), 'olivia');
    await user.tab();
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  it.each([
    ['email', 'olivia', 'Please enter a valid email address.'],
    ['url', 'example', 'Please enter a web address that begins with https://.'],
  ])('of the type %s refuses "%s"', async (type, text, error) => {
    const { user, send } = await showForm({ name: '' }, (bind) => (
      <TextField {...bind('name')} label="Name" type={type} />
    ));
    await user.type(field(), text);
    await send();
    expect(field()).toHaveAccessibleDescription(error);
  });

  it.each([
    ['ab', 'Please enter at least 3 characters.'],
    // One character each to a reader and to the contract, two to a browser.
    ['🚣🚣', 'Please enter at least 3 characters.'],
    ['abcdef', 'Please enter at most 5 characters.'],
  ])('counts the characters of "%s" like the contract', async (text, error) => {
    const { user, send } = await showForm(
      { name: '' },
      (bind) => <TextField {...bind('name')} label="Name" />,
      { name: { minLength: 3, maxLength: 5 } },
    );
    await user.type(field(), text);
    await send();
    expect(field()).toHaveAccessibleDescription(error);
  });

  it('does not truncate a text that is too long', async () => {
    const { user, sent, send } = await showForm(
      { name: '' },
      (bind) => <TextField {...bind('name')} label="Name" />,
      { name: { maxLength: 5 } },
    );
    await user.click(field());
    await user.paste('Olivia Owner');
    expect(field()).toHaveValue('Olivia Owner');
    await send();
    expect(sent).toEqual([]);
    await user.clear(field());
    await user.type(field(), '🚣🚣🚣🚣🚣');
    await send();
    expect(sent).toEqual([{ name: '🚣🚣🚣🚣🚣' }]);
  });

  it('explains a pattern with its own message', async () => {
    const { user, send } = await showForm({ name: '' }, (bind) => (
      <TextField
        {...bind('name')}
        label="Name"
        pattern="[a-z]+"
        messages={{ pattern: 'Small letters only.' }}
      />
    ));
    await user.type(field(), 'ABC');
    await send();
    expect(field()).toHaveAccessibleDescription('Small letters only.');
  });

  it('accepts an optional empty text, whatever its other rules', async () => {
    const { user, sent, send } = await showForm(
      { name: '' },
      (bind) => <TextField {...bind('name')} label="Name" pattern="[a-z]*" />,
      { name: { minLength: 3, pattern: '[a-z]' } },
    );
    await send();
    await user.clear(field());
    await user.type(field(), ' ');
    await send();
    expect(sent).toEqual([{ name: '' }]);
  });

  it('follows the contract’s pattern, which applies to what is sent', async () => {
    const { user, sent, send } = await showForm(
      { name: '' },
      (bind) => <TextField {...bind('name')} label="Name" />,
      { name: { pattern: '^[a-z]+$', maxLength: 3 } },
    );
    await user.type(field(), 'a-b');
    await send();
    expect(field()).toHaveAccessibleDescription('Please check this field.');
    await user.clear(field());
    await user.type(field(), '  abc ');
    await send();
    expect(sent).toEqual([{ name: 'abc' }]);
  });
});
