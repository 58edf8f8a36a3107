import { describe, expect, it } from 'vitest';
import { junitReport } from '#scripts/conformance/report/junit.ts';
import { plainFinding, plainReport } from '../support/plain-report.ts';

describe('the JUnit report', () => {
  it('has a suite for each operation and a test for each case', () => {
    const xml = junitReport(plainReport());
    expect(xml).toContain(
      '<testsuites name="conformance of http://localhost" tests="2" failures="0" time="1.250">',
    );
    expect(xml).toContain(`  <testsuite name="getBoat" tests="1" failures="0">
    <testcase classname="getBoat" name="the plainest request"/>
  </testsuite>`);
  });

  it('fails the case that shows a difference, with all that one needs to see it again', () => {
    const xml = junitReport(plainReport({ findings: [plainFinding({ count: 3 })] }));
    expect(xml).toContain('tests="2" failures="1"');
    expect(xml).toContain('<failure type="body" message="name must be string.">');
    expect(xml).toContain('name must be string. (3 times)\nClause: openapi/boats.yaml:12');
    expect(xml).toContain('Again: --replay 1a2b3c4d');
  });

  it('fails the rule in other operations that the difference affects', () => {
    const finding = plainFinding({ operations: ['getBoat', 'listBoats'] });
    const xml = junitReport(plainReport({ findings: [finding] }));
    expect(xml).toContain('tests="3" failures="2"');
    expect(xml).toContain('classname="listBoats" name="Every body is as its schema says"');
  });

  it('escapes a server’s words, and replaces what XML cannot contain', () => {
    const message = '"<b>" & \u0000';
    const xml = junitReport(plainReport({ findings: [plainFinding({ message })] }));
    expect(xml).toContain('message="&quot;&lt;b&gt;&quot; &amp; \ufffd"');
  });
});
