import { describe, expect, it } from 'vitest';
import { htmlReport } from '#scripts/conformance/report/html.ts';
import type { Report } from '#scripts/conformance/report/report.ts';
import { noShares, plainFinding, plainReport } from '../support/plain-report.ts';

const html = (given: Partial<Report> = {}) => htmlReport(plainReport(given));

describe('the head of the HTML report', () => {
  it.each([
    [0, 'Nothing differs', 'good'],
    [1, '1 difference', 'bad'],
    [2, '2 differences', 'bad'],
  ])('says how much of %i differs', (count, title, look) => {
    const text = html({ findings: Array.from({ length: count }, () => plainFinding()) });
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain(`<title>${title} – conformance of http://localhost</title>`);
    expect(text).toContain(`<header class="${look}">`);
  });

  it('says when it was, in universal time', () => {
    expect(html()).toContain(
      '<time datetime="2026-03-02T08:15:00.000Z">2 March 2026 at 08:15 UTC</time>',
    );
  });

  it('says that a run was ended before its time', () => {
    expect(html({ isComplete: false })).toContain('ended before its time');
    expect(html()).not.toContain('ended before its time');
  });

  it('has the figures of the run', () => {
    const text = html({ requests: 12_345, logins: ['owner', 'admin'], writes: false, seed: 7 });
    for (const [name, value] of [
      ['Operations', '2'],
      ['Cases', '2'],
      ['Requests', '12,345'],
      ['Time', '1.3 s'],
      ['Mode', 'read only'],
      ['Logins', 'owner, admin'],
      ['Seed', '7'],
    ]) {
      expect(text).toContain(`<div><dt>${name}</dt><dd>${value}</dd></div>`);
    }
    expect(html()).toContain('<dt>Mode</dt><dd>read and write</dd>');
    expect(html()).toContain('<dt>Logins</dt><dd>none</dd>');
  });
});

describe('a report without differences', () => {
  it('tells what else could be tried', () => {
    const writes = 'A run with <code>--writes</code>';
    const logins = 'With <code>--login</code>';
    expect(html({ writes: false, logins: ['owner'] })).toContain(writes);
    expect(html({ writes: false, logins: ['owner'] })).not.toContain(logins);
    expect(html({ writes: true, logins: [] })).toContain(logins);
    expect(html({ writes: true, logins: [] })).not.toContain(writes);
  });
});

describe('the differences in the HTML report', () => {
  it('are grouped by how severe they are', () => {
    const minor = plainFinding({ severity: 'minor' });
    const text = html({ findings: [plainFinding({ severity: 'serious' }), minor, minor] });
    expect(
      [...text.matchAll(/<\/span>(\w+) <span class="count">(\d)/g)].map(([, ...one]) => one),
    ).toEqual([
      ['Serious', '1'],
      ['Minor', '2'],
    ]);
  });

  it('say how often they were, and in which operations', () => {
    const operations = ['a', 'b', 'c', 'd', 'e', 'f'];
    const text = html({ findings: [plainFinding({ count: 7, operations })] });
    expect(text).toContain('<code>c</code> <code>d</code> and 2 more<span class="count">7 times');
    expect(html({ findings: [plainFinding()] })).toContain(
      '<code>getBoat</code><span class="count">once',
    );
    const four = html({ findings: [plainFinding({ operations: operations.slice(0, 4) })] });
    expect(four).not.toContain('more');
  });

  it('say which rule they break, and in which case', () => {
    const finding = plainFinding({ situation: '`name` is null', session: 'owner' });
    const text = html({ findings: [finding] });
    expect(text).toContain('<dd>Every body is as its schema says.</dd>');
    expect(text).toContain('<dd><code>openapi/boats.yaml:12</code></dd>');
    expect(text).toContain('<dd><code>name</code> is null, as owner</dd>');
    expect(html({ findings: [plainFinding()] })).toContain('<dd>the plainest request</dd>');
  });

  it('show what was sent and answered, JSON in lines', () => {
    const step = {
      curl: 'curl -i',
      status: 404,
      headers: { etag: 'x', vary: 'y' },
      body: '{"a":1}',
    };
    const broken = { curl: 'curl -i', status: 200, headers: {}, body: '{"a":' };
    const text = html({ findings: [plainFinding({ steps: [step, broken] })] });
    expect(text).toContain('<b>404</b>\netag: x\nvary: y\n\n{\n  &quot;a&quot;: 1\n}</pre>');
    expect(text).toContain('<b>200</b>\n\n\n{&quot;a&quot;:</pre>');
  });

  it('cannot break out of the page, whatever a server answers', () => {
    const evil = '"><script>alert(1)</script>&';
    const step = { curl: evil, status: 200, headers: { [evil]: evil }, body: evil };
    const finding = plainFinding({
      ...{ id: evil, message: evil, situation: evil, session: evil, operations: [evil] },
      ...{ clause: evil, rule: evil, steps: [step] },
    });
    const text = html({
      ...{ server: evil, findings: [finding], logins: [evil] },
      leftOut: [{ operation: evil, why: evil }],
    });
    expect(text).not.toContain('<script');
    expect(text).not.toContain('">&lt;script');
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;');
  });
});

describe('the operations that were left out', () => {
  it('are grouped by the reason', () => {
    const text = html({
      leftOut: [
        { operation: 'a', why: 'it was down' },
        { operation: 'b', why: 'nobody may' },
        { operation: 'c', why: 'it was down' },
      ],
    });
    expect(text).toContain('Left out <span class="count">3</span>');
    expect(text).toContain('<dt>It was down.</dt><dd><code>a</code> <code>c</code></dd>');
    expect(text).toContain('<dt>Nobody may.</dt><dd><code>b</code></dd>');
  });

  it('are not mentioned if there are none', () => {
    expect(html()).not.toContain('Left out');
  });
});

describe('the coverage in the HTML report', () => {
  const none = { answers: [], examples: [], fields: [], values: [], errors: [], roles: [] };
  const half = { ...noShares, answers: { seen: 1, all: 2 }, roles: { seen: 0, all: 2 } };
  const covered = (missing: Partial<typeof none> | { answers: string[]; roles: string[] }) =>
    html({
      coverage: {
        operations: [
          {
            ...{ operation: 'getBoat', document: 'boats', tag: 'boats', shares: half },
            missing: { ...none, ...missing },
          },
        ],
        total: half,
      },
    });

  it('is a bar for each kind, and for each operation all kinds together', () => {
    const text = covered({});
    expect(text).toContain('inline-size:50%"></span></span><span class="number">1/2');
    expect(text).toContain('<td><span class="bar none">–</span></td>');
    expect(text).toContain(
      '<div class="row"><code class="name">getBoat</code><span class="bar"><span class="track"><span style="inline-size:25%"></span></span><span class="number">1/4</span></span></div>',
    );
  });

  it('opens to what is missing of an operation', () => {
    const text = covered({ answers: ['404'], roles: ['owner', 'admin'] });
    expect(text).toContain('<details class="row"><summary><code class="name">getBoat</code>');
    expect(text).toContain('<dt>answers</dt><dd><code>404</code></dd>');
    expect(text).toContain('<dt>roles</dt><dd><code>owner</code> <code>admin</code></dd>');
    expect(text).not.toContain('<dt>fields</dt>');
  });
});
