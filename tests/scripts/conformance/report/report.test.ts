import { expect, it } from 'vitest';
import { summary } from '#scripts/conformance/report/report.ts';
import { plainFinding, plainReport } from '../support/plain-report.ts';

it.each([
  [{}, 'Nothing differs from the documents (2 cases of 2 operations, 12 requests, 1.3 s).'],
  [
    { findings: [plainFinding()], tried: [] },
    '1 difference from the documents (12 requests, 1.3 s).',
  ],
  [
    { findings: [plainFinding(), plainFinding()], isComplete: false },
    '2 differences from the documents (2 cases of 2 operations, 12 requests, 1.3 s). The run was ended before its time.',
  ],
])('a run is summed up in a sentence', (given, sentence) => {
  expect(summary(plainReport(given))).toBe(sentence);
});
