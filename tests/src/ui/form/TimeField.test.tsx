import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TimeField } from '#src/ui/form/TimeField.tsx';
import { showForm } from './SentForm.tsx';

const field = () => screen.getByLabelText('Begins at');
const values = (start: number | null) => ({ start });

describe('a time field', () => {
  it('submits minutes since midnight, or nothing, as the reader writes times', async () => {
    const { user, sent, send } = await showForm(values(17 * 60 + 30), (bind) => (
      <TimeField {...bind('start')} label="Begins at" />
    ));
    expect(field()).toHaveValue('5:30 PM');
    await user.clear(field());
    await user.type(field(), '0915');
    await user.tab();
    expect(field()).toHaveValue('9:15 AM');
    await send();
    await user.clear(field());
    await send();
    expect(sent).toEqual([{ start: 555 }, { start: null }]);
  });

  it.each([
    [577, '{ArrowUp}', '09:45'],
    [577, '{ArrowDown}', '09:30'],
    [570, '{ArrowUp}{ArrowUp}', '10:00'],
    [0, '{ArrowDown}', '23:45'],
    [1435, '{ArrowUp}', '00:00'],
  ])('moves from minute %s with %s to %s', async (start, keys, shown) => {
    const { user } = await showForm(values(start), (bind) => (
      <TimeField {...bind('start')} label="Begins at" use24hTimes locale="de" />
    ));
    await user.click(field());
    await user.keyboard(keys);
    expect(field()).toHaveValue(shown);
  });

  it('refuses what is no time and keeps it for correction', async () => {
    const { user, sent, send } = await showForm(values(null), (bind) => (
      <TimeField {...bind('start')} label="Begins at" />
    ));
    await user.type(field(), '25:00');
    await send();
    expect(field()).toHaveAccessibleDescription('Please enter a time like 5:30 PM.');
    expect(field()).toHaveValue('25:00');
    expect(sent).toEqual([]);
  });
});
