import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { measureCoverage } from '#scripts/conformance/ledger/coverage.ts';
import { Ledger } from '#scripts/conformance/ledger/ledger.ts';
import { createFindings } from '#scripts/conformance/report/finding.ts';
import { htmlReport } from '#scripts/conformance/report/html.ts';
import { junitReport } from '#scripts/conformance/report/junit.ts';
import type { Report } from '#scripts/conformance/report/report.ts';
import { sharedJson } from '#scripts/conformance/report/results.ts';
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
  findings: createFindings(result.causes, server),
  coverage: measureCoverage(contract.operations, contract, ledger),
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

describe('the report as JSON', () => {
  it('leaves out what was really sent, which only this computer needs', () => {
    const { findings } = JSON.parse(sharedJson(report));
    expect(findings).toHaveLength(report.findings.length);
    for (const shared of findings) expect(shared).not.toHaveProperty('replay');
  });
});

describe('a password that a difference shows', () => {
  const password = 'three "zebras"';
  const { causes } = result;
  const shown = (passwords: ReadonlySet<string> | 'all') => {
    const [cause] = causes;
    const [exchange] = cause?.sighting.exchanges ?? [];
    if (!cause || !exchange) throw new Error('The run has found nothing.');
    const body = JSON.stringify({ email: 'a@b.example', password, name: 'Ada', old: { password } });
    const sent = {
      ...exchange,
      request: { ...exchange.request, method: 'POST', body },
      answer: {
        ...exchange.answer,
        headers: new Headers({ location: `/login?password=${encodeURIComponent(password)}` }),
        body: `{"new_password": ${JSON.stringify(password)}}`,
      },
    };
    const form = {
      ...exchange,
      request: {
        ...exchange.request,
        method: 'POST',
        path: '/login?password=three+%22zebras%22',
        body: 'password=three+%22zebras%22&name=Ada',
      },
    };
    const sighting = { ...cause.sighting, exchanges: [sent, form] };
    const found = createFindings([{ ...cause, sighting }], server, passwords);
    const whole = { ...report, findings: found };
    return [terminalReport(whole), htmlReport(whole), junitReport(whole), sharedJson(whole)];
  };

  it('is hidden in all reports, because they are shared', () => {
    for (const text of [...shown(new Set([password])), ...shown('all')]) {
      expect(text).toContain('Ada');
      expect(text).not.toContain('zebras');
    }
  });

  it('stays if the run made it up', () => {
    for (const text of shown(new Set(['another']))) expect(text).toContain('zebras');
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

  it('makes control sequences of a server visible', () => {
    const evil = 'a\u001b]0;owned\u0007b\u009b2Jc\rd\u202ee\u0000';
    const [first] = report.findings;
    if (!first) throw new Error('The run has found nothing.');
    const step = { curl: `curl '${evil}'`, status: 200, headers: {}, body: evil };
    const hostile = { ...first, message: evil, situation: evil, session: evil, steps: [step] };
    const text = terminalReport({ ...report, findings: [hostile] });
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(text).toContain(String.raw`a\x1b]0;owned\x07b\x9b2Jc\rd\u202ee\x00`);
  });
});
