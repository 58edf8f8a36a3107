import type { Finding } from '#scripts/conformance/report/finding.ts';
import type { Report } from '#scripts/conformance/report/report.ts';

/** A difference as reports show it. */
export function plainFinding(given: Partial<Finding> = {}): Finding {
  return {
    id: '1a2b3c4d',
    check: 'body',
    severity: 'wrong',
    rule: 'Every body is as its schema says',
    message: 'name must be string.',
    operations: ['getBoat'],
    document: 'boats',
    clause: 'openapi/boats.yaml:12',
    count: 1,
    situation: 'the plainest request',
    session: undefined,
    steps: [
      { curl: "curl -i 'http://localhost/boat'", status: 200, headers: {}, body: '{"name":7}' },
    ],
    replay: { kind: 'flow', name: 'getBoat: a flow' },
    ...given,
  };
}

/** The report of a run that found nothing. */
export function plainReport(given: Partial<Report> = {}): Report {
  return {
    server: 'http://localhost',
    startedAt: '2026-03-02T08:15:00.000Z',
    seconds: 1.25,
    seed: 1,
    writes: true,
    isComplete: true,
    requests: 12,
    tried: ['getBoat: the plainest request', 'listBoats: pages of a list'],
    operations: 2,
    logins: [],
    findings: [],
    leftOut: [],
    coverage: { operations: [], total: noShares },
    ...given,
  };
}

export const noShares = {
  answers: { seen: 0, all: 0 },
  examples: { seen: 0, all: 0 },
  fields: { seen: 0, all: 0 },
  values: { seen: 0, all: 0 },
  errors: { seen: 0, all: 0 },
  roles: { seen: 0, all: 0 },
};
