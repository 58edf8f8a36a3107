import { expect, it } from 'vitest';
import { translateBy } from '#src/i18n/i18n.ts';
import type { FieldError } from '#src/ui/form/field-error.ts';
import { fieldErrorText } from '#src/ui/form/field-error-text.ts';
import { textsIn } from '#tests/setup/texts.ts';

const t = translateBy((await textsIn('en')).t);

it.each<[FieldError, string]>([
  [{ rule: 'missing' }, 'Please fill in this field.'],
  [{ rule: 'unchosen' }, 'Please choose one of these.'],
  [{ rule: 'unchecked' }, 'Please check this box.'],
  [{ rule: 'email' }, 'Please enter a valid email address.'],
  [{ rule: 'url' }, 'Please enter a web address that begins with https://.'],
  [{ rule: 'short', count: 8 }, 'Please enter at least 8 characters.'],
  [{ rule: 'long', count: 120 }, 'Please enter at most 120 characters.'],
  [{ rule: 'number' }, 'Please enter a number.'],
  [{ rule: 'decimals', count: 0 }, 'Please enter a whole number.'],
  [{ rule: 'decimals', count: 2 }, 'Please enter at most 2 decimal places.'],
  [{ rule: 'low', bound: '€0.50' }, 'Please enter €0.50 or more.'],
  [{ rule: 'high', bound: '€500' }, 'Please enter €500 or less.'],
  [{ rule: 'date', bound: '12/31/2026' }, 'Please enter a date like 12/31/2026.'],
  [{ rule: 'time', bound: '17:30' }, 'Please enter a time like 17:30.'],
  [{ rule: 'early', bound: 'Mar 7, 2026' }, 'Please choose Mar 7, 2026 or a later date.'],
  [{ rule: 'late', bound: 'Mar 7, 2026' }, 'Please choose Mar 7, 2026 or an earlier date.'],
  [{ rule: 'pattern' }, 'Please check this field.'],
])('the field error %j says: %s', (error, text) => {
  expect(fieldErrorText(t, error)).toBe(text);
});
