import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  measureCoverage,
  missedMarks,
  parseMark,
  percent,
} from '#scripts/conformance/ledger/coverage.ts';
import { Ledger } from '#scripts/conformance/ledger/ledger.ts';
import { keepLedger, readLedgers } from '#scripts/conformance/ledger/ledger-files.ts';
import { contract, runOnMock } from '#tests/conformance/support/mock-run.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ledger-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ledger = new Ledger(contract);
await runOnMock(undefined, { onExchange: (exchange) => ledger.record(exchange) });
const coverage = measureCoverage(contract.operations, contract, ledger);
const profile = coverage.operations.find(({ operation }) => operation === 'getProfile');

describe('the coverage of a run that only reads', () => {
  it('has the observed and the missing answers', () => {
    expect(profile?.shares.answers).toEqual({ seen: 3, all: 4 });
    expect(profile?.missing.answers).toEqual(['500']);
  });

  it('has the observed error ids, listed values and roles', () => {
    expect(profile?.missing.errors).not.toContain('login_required');
    expect(profile?.missing.values).not.toContain('200 language="en"');
    expect(profile?.missing.values).toContain('200 language="tr"');
    expect(percent(coverage.total.roles)).toBeGreaterThan(10);
  });

  it('includes the observations of other runs', () => {
    keepLedger(folder, 'run', '2026-03-02T08:15:00.000Z', ledger);
    const other = new Ledger(contract);
    readLedgers(folder, other);
    expect(other.lines).toEqual(ledger.lines);
  });
});

describe('missedMarks', () => {
  it('names the marks that are not reached', () => {
    expect(missedMarks(coverage, ['1', 'answers=1'].map(parseMark))).toEqual([]);
    expect(missedMarks(coverage, [parseMark('answers=100')])).toEqual([
      expect.stringMatching(/% of answers was seen \(\d+ of \d+\); 100 % is required\./),
    ]);
    expect(missedMarks(coverage, [parseMark('100')])).toHaveLength(1);
  });

  it.each(['colors=3', 'answers=101', 'many'])('refuses %s', (text) => {
    expect(() => parseMark(text)).toThrow(/kinds are answers/);
  });
});
