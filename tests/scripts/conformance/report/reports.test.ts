import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { clausesOf } from '#scripts/conformance/conform.ts';
import { coverageOf } from '#scripts/conformance/ledger/coverage.ts';
import { Ledger } from '#scripts/conformance/ledger/ledger.ts';
import { findingsOf } from '#scripts/conformance/report/finding.ts';
import { htmlReport } from '#scripts/conformance/report/html.ts';
import { junitReport } from '#scripts/conformance/report/junit.ts';
import type { Report } from '#scripts/conformance/report/report.ts';
import { terminalReport } from '#scripts/conformance/report/terminal.ts';
import { contract, runOnMock, withBody } from '#tests/conformance/support/mock-run.ts';

// The package has no types.
const { JSDOM } = createRequire(import.meta.url)('jsdom');

const bad = '<script>alert("1")</script>\u0000';
const ledger = new Ledger(contract);
const result = await runOnMock(
  withBody(
    ({ url }, { status }) => url.endsWith('/user/profile') && status === 200,
    (body: object) => ({ ...body, name: 7, note: bad }),
  ),
);
const server = 'http://localhost';
const report: Report = {
  server,
  startedAt: '2026-03-02T08:15:00.000Z',
  seconds: result.seconds,
  seed: 1,
  writes: false,
  isComplete: true,
  requests: result.requests,
  tried: result.tried,
  operations: contract.operations.length,
  logins: ['owner'],
  leftOut: result.leftOut,
  findings: findingsOf(result.causes, server, clausesOf()),
  coverage: coverageOf(contract.operations, contract, ledger),
};
const [finding] = report.findings;

describe('a difference in a report', () => {
  it('has the request, the answer, the clause and an id', () => {
    expect(finding).toMatchObject({
      check: 'body',
      message: 'name must be string.',
      operations: ['getProfile'],
    });
    expect(finding?.clause).toMatch(/^openapi\/.+\.yaml:\d+$/);
    expect(finding?.steps[0]?.curl).toContain(`curl -i '${server}/user/profile'`);
    expect(finding?.steps[0]?.body).toContain('"name":7');
  });

  it('hides sessions', () => {
    expect(JSON.stringify(report)).not.toMatch(/session=(?!made-up|…)[\w-]{8}/);
  });
});

describe('an operation that a run could not check', () => {
  it('is in the report, with the reason', () => {
    const html = htmlReport(report);
    expect(html).toContain('<code>closeAccount</code>');
    expect(html).toContain('It may change something: --writes tries it.');
    expect(terminalReport(report)).toMatch(/Left out, .*\n.*closeAccount/);
  });
});

describe('the HTML report', () => {
  const html = htmlReport(report);

  it('makes no requests and runs no script', () => {
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script|<link (?!rel="icon" href="data:,")|src=/);
  });

  it('links from a difference to its request and its replay', () => {
    expect(html).toContain('name must be string.');
    expect(html).toContain(`--replay ${finding?.id}`);
  });
});

describe('the JUnit report', () => {
  it('is well-formed XML, whatever a server returns', () => {
    // It throws if the XML is not well-formed.
    const { document } = new JSDOM(junitReport(report), { contentType: 'text/xml' }).window;
    expect(document.querySelectorAll('testcase').length).toBeGreaterThan(100);
    expect(document.querySelectorAll('failure')).toHaveLength(report.findings.length);
  });
});

describe('the report in the terminal', () => {
  it('is plain without colors and ends with the result', () => {
    const text = terminalReport(report);
    expect(text).not.toContain('\u001b');
    expect(text.split('\n').at(-1)).toMatch(/^1 difference from the documents \(\d+ cases/);
  });
});
