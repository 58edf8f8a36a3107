import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { NumberField } from '#src/ui/form/NumberField.tsx';
import { showForm } from './SentForm.tsx';

const field = () => screen.getByLabelText('Amount');

describe('a number field', () => {
  it('submits a number, or nothing while it is empty', async () => {
    const { user, sent, send } = await showForm({ seats: 12 as number | null }, (bind) => (
      <NumberField {...bind('seats')} label="Amount" min={1} />
    ));
    expect(field()).toHaveValue('12');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    await user.clear(field());
    await send();
    await user.type(field(), '12000');
    await user.tab();
    expect(field()).toHaveValue('12,000');
    await send();
    expect(sent).toEqual([{ seats: null }, { seats: 12_000 }]);
  });

  it.each([
    ['many', 'Please enter a number.', 'many'],
    ['1.5', 'Please enter a whole number.', '1.5'],
    ['0', 'Please enter 1 or more.', '0'],
    ['20000', 'Please enter 10,000 or less.', '20,000'],
  ])('refuses "%s" and keeps it for correction', async (text, error, shown) => {
    const { user, sent, send } = await showForm({ seats: null as number | null }, (bind) => (
      <NumberField {...bind('seats')} label="Amount" min={1} max={10_000} />
    ));
    await user.type(field(), text);
    await send();
    expect(field()).toHaveAccessibleDescription(error);
    expect(field()).toHaveValue(shown);
    expect(sent).toEqual([]);
  });

  it.each([
    ['0', 'Please enter 2 or more.'],
    ['101', 'Please enter 100 or less.'],
  ])('refuses %s by the form’s limits, which its own bounds narrow', async (text, error) => {
    const { user, send } = await showForm(
      { seats: null as number | null },
      (bind) => <NumberField {...bind('seats')} label="Amount" min={2} />,
      { seats: { minimum: 0, maximum: 100 } },
    );
    await user.type(field(), text);
    await send();
    expect(field()).toHaveAccessibleDescription(error);
  });

  it('accepts the allowed decimal places', async () => {
    const { user, sent, send } = await showForm({ hours: 0.5 as number | null }, (bind) => (
      <NumberField {...bind('hours')} label="Amount" places={2} min={-10} />
    ));
    expect(field()).toHaveValue('0.5');
    await user.clear(field());
    await user.type(field(), '-1.255');
    await send();
    expect(field()).toHaveAccessibleDescription('Please enter at most 2 decimal places.');
    await user.type(field(), '{Backspace}');
    await send();
    expect(sent).toEqual([{ hours: -1.25 }]);
  });
});

describe('a money field', () => {
  it('submits the amount in the currency’s smallest unit and shows its interpretation', async () => {
    const { user, sent, send } = await showForm({ budget: 125_050 as number | null }, (bind) => (
      <MoneyField {...bind('budget')} label="Amount" currency="EUR" />
    ));
    expect(field()).toHaveValue('1,250.50');
    expect(field()).toHaveAccessibleDescription('EUR');
    await user.clear(field());
    await user.type(field(), '19,9');
    await user.tab();
    expect(field()).toHaveValue('19.90');
    await send();
    expect(sent).toEqual([{ budget: 1990 }]);
  });

  it.each([
    ['JPY', 1500, '1,500'],
    ['KWD', 1500, '1.500'],
    ['CHF', 1500, '15.00'],
  ])('of %s writes %d as %s', async (currency, initial, text) => {
    await showForm({ budget: initial }, (bind) => (
      <MoneyField {...bind('budget')} label="Amount" currency={currency} />
    ));
    expect(field()).toHaveValue(text);
  });

  it('keeps its value and its error in another language, formatted for it', async () => {
    const { user, sent, send, i18n } = await showForm({ budget: 150_000 }, (bind) => (
      <MoneyField {...bind('budget')} label="Amount" currency="EUR" max={200_000} />
    ));
    await user.clear(field());
    await user.type(field(), '2500.5');
    await send();
    expect(field()).toHaveAccessibleDescription('Please enter 2,000.00 or less. EUR');
    await act(() => i18n.changeLanguage('de'));
    expect(field()).toHaveValue('2.500,50');
    expect(field()).toHaveAccessibleDescription('Please enter 2.000,00 or less. EUR');
    await user.clear(field());
    await user.type(field(), '1.234');
    await send();
    expect(sent).toEqual([{ budget: 123_400 }]);
  });

  it('is exact beyond floating-point precision', async () => {
    const { user, sent, send } = await showForm({ budget: null as number | null }, (bind) => (
      <MoneyField {...bind('budget')} label="Amount" currency="EUR" />
    ));
    await user.type(field(), '90071992547409.91');
    await send();
    await user.clear(field());
    await user.type(field(), '90071992547409.92');
    await send();
    expect(field()).toHaveAccessibleDescription('Please enter 90,071,992,547,409.91 or less. EUR');
    expect(sent).toEqual([{ budget: Number.MAX_SAFE_INTEGER }]);
  });
});
