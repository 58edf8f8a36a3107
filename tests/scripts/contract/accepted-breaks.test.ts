import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge, readAcceptedBreaks } from '#scripts/contract/accepted-breaks.ts';
import type { Change } from '#scripts/contract/changes.ts';
import { root } from '#scripts/process/tool.ts';
import { tempFolder } from '../temp-folder.ts';

const removed: Change = {
  document: 'app',
  operation: 'GET /people',
  isBreaking: true,
  text: 'removed "name"',
  count: 1,
};
const accepted = {
  document: 'app',
  operation: 'GET /people',
  change: 'removed "name"',
  reason: 'Nobody reads it.',
};

function readList(text: string) {
  return readAcceptedBreaks(path.join(tempFolder({ 'list.yaml': text }), 'list.yaml'));
}

describe('the list of accepted breaks', () => {
  it('can be read from the repository', () => {
    expect(readAcceptedBreaks(path.join(root, 'openapi/accepted-breaks.yaml'))).toBeInstanceOf(
      Array,
    );
  });

  it('is empty without its file, and without entries', () => {
    expect(readAcceptedBreaks('nowhere.yaml')).toEqual([]);
    expect(readList('# Nothing yet.\n')).toEqual([]);
  });

  it.each([
    ['- app', 'entry 1: it has no fields.'],
    ['- { document: app, change: x }', 'the field "reason" is missing.'],
    ['- { document: app, change: x, reason: "" }', 'the field "reason" is no text.'],
    ['- { document: app, change: x, reason: y, path: z }', 'the field "path" is not known.'],
    ['document: app', 'holds no list.'],
  ])('is refused for %s', (text, message) => {
    expect(() => readList(text)).toThrow(message);
  });
});

describe('an accepted break', () => {
  it('accepts the named change, however often it occurs', () => {
    const again = { ...removed };
    const { reasons, unused } = judge([removed, again], [accepted]);
    expect([reasons.get(removed), reasons.get(again)]).toEqual([
      'Nobody reads it.',
      'Nobody reads it.',
    ]);
    expect(unused).toEqual([]);
  });

  it('may contain the number of occurrences, which is not compared', () => {
    const entry = { ...accepted, change: `${accepted.change} (3 times)` };
    expect(judge([removed], [entry]).reasons.get(removed)).toBe('Nobody reads it.');
  });

  it.each([
    ['another document', { document: 'admin' }],
    ['another operation', { operation: 'GET /teams' }],
    ['another change', { change: 'removed "age"' }],
  ])('of %s accepts nothing and is reported as unused', (_, other) => {
    const entry = { ...accepted, ...other };
    const { reasons, unused } = judge([removed], [entry]);
    expect(reasons.size).toBe(0);
    expect(unused).toEqual([entry]);
  });

  it('is unused if the change is not breaking', () => {
    expect(judge([{ ...removed, isBreaking: false }], [accepted]).unused).toEqual([accepted]);
  });
});
