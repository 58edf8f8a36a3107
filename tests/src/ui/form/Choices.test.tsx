import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { RadioField } from '#src/ui/form/RadioField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { SwitchField } from '#src/ui/form/SwitchField.tsx';
import { showForm } from './SentForm.tsx';

const days = [
  { value: 0, label: 'Sunday' },
  { value: 1, label: 'Monday' },
  { value: 6, label: 'Saturday' },
] as const;

describe('a select field', () => {
  it('submits the value of its choice, not its text', async () => {
    const { user, sent, send } = await showForm({ weekStart: 1 as 0 | 1 | 6 }, (bind) => (
      <SelectField {...bind('weekStart')} label="Week starts on" options={days} />
    ));
    const field = screen.getByRole('combobox', { name: 'Week starts on' });
    expect(field).toHaveDisplayValue('Monday');
    await user.selectOptions(field, 'Saturday');
    await send();
    expect(sent).toEqual([{ weekStart: 6 }]);
  });

  it('requires a choice', async () => {
    const options = [
      { value: '', label: 'Choose…' },
      { value: 'en', label: 'English' },
    ];
    const { user, sent, send } = await showForm({ language: '' }, (bind) => (
      <SelectField {...bind('language')} label="Language" options={options} required />
    ));
    const field = screen.getByRole('combobox', { name: 'Language' });
    await send();
    expect(field).toHaveAccessibleDescription('Please choose one of these.');
    await waitFor(() => expect(field).toHaveFocus());
    await user.selectOptions(field, 'English');
    expect(field).toBeValid();
    await send();
    expect(sent).toEqual([{ language: 'en' }]);
  });
});

describe('a radio field', () => {
  const hours = [
    { value: false, label: '12 hours', hint: '3:30 PM' },
    { value: true, label: '24 hours', hint: '15:30' },
  ];

  it('is a group with a name and submits the value of its choice', async () => {
    const { user, sent, send } = await showForm({ use24h: false }, (bind) => (
      <RadioField {...bind('use24h')} label="Times" hint="Everywhere" options={hours} />
    ));
    const group = screen.getByRole('group', { name: 'Times' });
    expect(group).toHaveAccessibleDescription('Everywhere');
    expect(screen.getByRole('radio', { name: '12 hours' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '24 hours' })).toHaveAccessibleDescription('15:30');
    await user.click(screen.getByText('24 hours'));
    await send();
    expect(sent).toEqual([{ use24h: true }]);
  });

  it('shows its error once and takes the focus', async () => {
    const initial: { use24h?: boolean } = {};
    const { user, sent, send } = await showForm(initial, (bind) => (
      <RadioField {...bind('use24h')} label="Times" options={hours} required />
    ));
    await send();
    const group = screen.getByRole('group', { name: 'Times' });
    expect(group).toHaveAccessibleDescription('Please choose one of these.');
    await waitFor(() => expect(screen.getByRole('radio', { name: '12 hours' })).toHaveFocus());
    await user.keyboard(' ');
    expect(group).not.toHaveAccessibleDescription();
    await send();
    expect(sent).toEqual([{ use24h: false }]);
  });
});

describe.each([
  ['checkbox', CheckboxField],
  ['switch', SwitchField],
] as const)('a %s field', (role, Field) => {
  it('is on or off', async () => {
    const { user, sent, send } = await showForm({ news: true, tips: false }, (bind) => (
      <>
        <Field {...bind('news')} label="News" hint="Once a month" />
        <Field {...bind('tips')} label="Tips" />
      </>
    ));
    const news = screen.getByRole(role, { name: 'News' });
    expect(news).toBeChecked();
    expect(news).toHaveAccessibleDescription('Once a month');
    await user.click(screen.getByText('News'));
    await user.click(screen.getByRole(role, { name: 'Tips' }));
    await send();
    expect(sent).toEqual([{ news: false, tips: true }]);
  });

  it('shows an error if it must be on', async () => {
    const { user, sent, send } = await showForm({ terms: false }, (bind) => (
      <Field {...bind('terms')} label="I agree" required />
    ));
    await send();
    expect(screen.getByRole(role)).toHaveAccessibleDescription('Please check this box.');
    await user.keyboard(' ');
    await send();
    expect(sent).toEqual([{ terms: true }]);
  });
});
