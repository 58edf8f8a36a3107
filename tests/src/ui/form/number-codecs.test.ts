import { describe, expect, it } from 'vitest';
import { moneyCodec, numberCodec } from '#src/ui/form/number-codecs.ts';

describe('a number field', () => {
  const { read, write, check } = numberCodec('de', 2, { min: -1, max: 12_000 });

  it.each([
    ['12,5', 12.5],
    ['-0,25', -0.25],
    ['12.000', 12_000],
    ['twelve', null],
    ['', null],
  ])('reads %j as %s', (text, value) => expect(read(text)).toBe(value));

  it('writes numbers as its locale does, small ones without a separator', () => {
    expect([write(1234), write(12_345), write(0.5)]).toEqual(['1234', '12.345', '0,5']);
  });

  it('leaves the control empty for a value of another type', () => {
    expect([write(null), write(undefined), write('5')]).toEqual(['', '', '']);
  });

  it.each([
    ['12,5', undefined],
    ['-1', undefined],
    ['12000', undefined],
    ['twelve', { rule: 'number' }],
    ['1,255', { rule: 'decimals', count: 2 }],
    ['-1,01', { rule: 'low', bound: -1 }],
    ['12000,01', { rule: 'high', bound: 12_000 }],
  ])('finds in %j: %j', (text, error) => expect(check(text)).toEqual(error));

  it('has bounds that numbers themselves have', () => {
    const unlimited = numberCodec('en', 0, {});
    expect(unlimited.check('9007199254740991')).toBeUndefined();
    expect(unlimited.check('9007199254740993')).toMatchObject({ rule: 'high' });
  });
});

describe('a money field', () => {
  it.each([
    ['EUR', '12.50', 1250],
    ['EUR', '0.07', 7],
    ['JPY', '1,250', 1250],
    ['KWD', '1.250', 1250],
  ])('reads the amount of %s in its smallest unit: %s', (currency, text, units) => {
    expect(moneyCodec('en', currency, {}).read(text)).toBe(units);
  });

  it('writes the amount that it reads', () => {
    const { read, write } = moneyCodec('de', 'EUR', {});
    expect(read(write(1_234_567))).toBe(1_234_567);
  });

  it('allows as many decimal places as its currency has', () => {
    expect(moneyCodec('en', 'EUR', {}).check('1.255')).toEqual({ rule: 'decimals', count: 2 });
    expect(moneyCodec('en', 'JPY', {}).check('1.5')).toEqual({ rule: 'decimals', count: 0 });
    expect(moneyCodec('en', 'KWD', {}).check('1.255')).toBeUndefined();
  });
});
