import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextField } from '#src/ui/form/TextField.tsx';
import { showForm } from './SentForm.tsx';

const field = () => screen.getByLabelText('Name');

describe('a text field', () => {
  it('begins with its value and gives what was typed, without blanks around it', async () => {
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

  it('says what it lacks beside its hint, and takes it back as soon as it holds', async () => {
    const { user, sent, send } = await showForm({ name: ' ' }, (bind) => (
      <TextField {...bind('name')} label="Name" hint="As others see it" required />
    ));
    await send();
    expect(field()).toHaveAccessibleDescription('Please fill in this field. As others see it');
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(sent).toEqual([]);
    await user.type(field(), 'O');
    expect(field()).toHaveAccessibleDescription('As others see it');
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  it('says nothing of a field before the form was sent', async () => {
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
    // One character each to a person and to the contract, two to a browser.
    ['🚣🚣', 'Please enter at least 3 characters.'],
    ['abcdef', 'Please enter at most 5 characters.'],
  ])('counts the characters of "%s" as the contract does', async (text, error) => {
    const { user, send } = await showForm({ name: '' }, (bind) => (
      <TextField {...bind('name')} label="Name" minLength={3} maxLength={5} />
    ));
    await user.type(field(), text);
    await send();
    expect(field()).toHaveAccessibleDescription(error);
  });

  it('cuts nothing of a text that is too long', async () => {
    const { user, sent, send } = await showForm({ name: '' }, (bind) => (
      <TextField {...bind('name')} label="Name" maxLength={5} />
    ));
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

  it('says in its own words what a pattern asks for', async () => {
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

  it('takes an empty text where it may, whatever else it asks for', async () => {
    const { sent, send } = await showForm({ name: '' }, (bind) => (
      <TextField {...bind('name')} label="Name" type="email" minLength={3} pattern="[a-z]+" />
    ));
    await send();
    expect(sent).toEqual([{ name: '' }]);
  });
});
