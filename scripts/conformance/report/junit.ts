import type { Finding } from './finding.ts';
import type { Report } from './report.ts';

/** The report in the format of CI systems: a suite per operation, a test per case. */
export function junitReport(report: Report): string {
  const failures = new Map(report.findings.flatMap((finding) => failedCases(finding)));
  const names = [...new Set([...report.tried, ...failures.keys()])];
  const suites = Map.groupBy(names, (name) => name.split(': ')[0] ?? '');
  const body = [...suites].map(([suite, cases]) => suiteText(suite, cases, failures));
  const counts = `tests="${names.length}" failures="${failures.size}" time="${report.seconds.toFixed(3)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="conformance of ${escapeXml(report.server)}" ${counts}>
${body.join('\n')}
</testsuites>
`;
}

function suiteText(
  suite: string,
  cases: readonly string[],
  failures: ReadonlyMap<string, Finding>,
): string {
  const failed = cases.filter((name) => failures.has(name)).length;
  const lines = cases.map((name) => {
    const finding = failures.get(name);
    const start = `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(name.slice(suite.length + 2))}"`;
    return finding ? `${start}>\n${failureText(finding)}\n    </testcase>` : `${start}/>`;
  });
  const counts = `tests="${cases.length}" failures="${failed}"`;
  return `  <testsuite name="${escapeXml(suite)}" ${counts}>\n${lines.join('\n')}\n  </testsuite>`;
}

function failureText({ check, message, clause, id, steps, count }: Finding): string {
  const details = [
    `${message} (${count} times)`,
    `Clause: ${clause}`,
    ...steps.map(({ curl, status, body }) => `${curl}\n${status} ${body}`),
    `Again: --replay ${id}`,
  ];
  return `      <failure type="${escapeXml(check)}" message="${escapeXml(message)}">${escapeXml(details.join('\n'))}</failure>`;
}

/** A difference fails the case that shows it. In other operations that it affects, it fails the rule. */
function failedCases(finding: Finding): [name: string, finding: Finding][] {
  const [first = '', ...others] = finding.operations;
  return [
    [`${first}: ${finding.situation}`, finding],
    ...others.map((operation): [string, Finding] => [`${operation}: ${finding.rule}`, finding]),
  ];
}

function escapeXml(text: string): string {
  return (
    text
      // XML cannot represent these characters.
      .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\u{fffd}')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
