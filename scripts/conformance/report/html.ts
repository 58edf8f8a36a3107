import type { Severity } from '../checks/problem.ts';
import {
  addShares,
  type Coverage,
  type OperationCoverage,
  percent,
  type Share,
} from '../ledger/coverage.ts';
import { facetKinds, facetTitles } from '../ledger/facets.ts';
import type { Finding } from './finding.ts';
import { htmlStyle } from './html-style.ts';
import type { Report } from './report.ts';

const severities: Readonly<Record<Severity, { title: string; meaning: string }>> = {
  serious: {
    title: 'Serious',
    meaning: 'Data, sessions or rights are at stake, or the server fails.',
  },
  wrong: { title: 'Wrong', meaning: 'Clients that follow the documents will misunderstand it.' },
  minor: { title: 'Minor', meaning: 'Clients will manage, with less comfort.' },
};

/** The report as one file that makes no network requests. */
export function htmlReport(report: Report): string {
  const { findings, server, startedAt, coverage } = report;
  const title =
    findings.length === 0
      ? 'Nothing differs'
      : `${findings.length} ${findings.length === 1 ? 'difference' : 'differences'}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} – conformance of ${escapeHtml(server)}</title>
<style>${htmlStyle}</style>
</head>
<body>
<header class="${findings.length === 0 ? 'good' : 'bad'}">
<p class="eyebrow">Conformance to the contract</p>
<h1>${escapeHtml(title)}</h1>
<p class="lead"><code>${escapeHtml(server)}</code> on <time datetime="${escapeHtml(startedAt)}">${escapeHtml(readable(startedAt))}</time>${report.isComplete ? '' : ' · <strong>ended before its time</strong>'}</p>
${figures(report)}
</header>
<main>
${findings.length === 0 ? emptyText(report) : findingsText(findings)}
${leftOutText(report)}${coverageText(coverage)}
</main>
</body>
</html>
`;
}

function figures({ tried, requests, operations, seconds, seed, writes, logins }: Report): string {
  const all: [name: string, value: string][] = [
    ['Operations', String(operations)],
    ['Cases', tried.length.toLocaleString('en')],
    ['Requests', requests.toLocaleString('en')],
    ['Time', `${seconds.toFixed(1)} s`],
    ['Mode', writes ? 'read and write' : 'read only'],
    ['Logins', logins.length === 0 ? 'none' : logins.join(', ')],
    ['Seed', String(seed)],
  ];
  return `<dl class="figures">${all.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;
}

function emptyText({ writes, logins }: Report): string {
  const advice = [
    ...(writes ? [] : ['A run with <code>--writes</code> also tries what changes something.']),
    ...(logins.length > 0 ? [] : ['With <code>--login</code> it also tries what needs a session.']),
  ];
  return `<section><p class="empty">Every answer was as the documents say. ${advice.join(' ')}</p></section>`;
}

function findingsText(findings: readonly Finding[]): string {
  const groups = Map.groupBy(findings, ({ severity }) => severity);
  return [...groups]
    .map(
      ([severity, its]) => `<section>
<h2><span class="dot ${severity}"></span>${severities[severity].title} <span class="count">${its.length}</span></h2>
<p class="muted">${severities[severity].meaning}</p>
${its.map(findingText).join('\n')}
</section>`,
    )
    .join('\n');
}

function findingText(finding: Finding): string {
  const { id, message, operations, count, clause, rule, situation, session, steps } = finding;
  const examples = operations.slice(0, 4).map((one) => `<code>${escapeHtml(one)}</code>`);
  if (operations.length > 4) examples.push(`and ${operations.length - 4} more`);
  return `<details class="finding ${finding.severity}">
<summary><span class="message">${withCode(message)}</span>
<span class="where">${examples.join(' ')}<span class="count">${count === 1 ? 'once' : `${count} times`}</span></span></summary>
<dl class="facts">
<div><dt>Rule</dt><dd>${escapeHtml(rule)}.</dd></div>
<div><dt>Clause</dt><dd><code>${escapeHtml(clause)}</code></dd></div>
<div><dt>Case</dt><dd>${withCode(situation)}${session ? `, as ${escapeHtml(session)}` : ''}</dd></div>
<div><dt>Again</dt><dd><code>npm run conformance -- … --replay ${escapeHtml(id)}</code></dd></div>
</dl>
<ol class="steps">${steps.map(stepText).join('')}</ol>
</details>`;
}

function stepText({ curl, status, headers, body }: Finding['steps'][number]): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `<li><pre class="sent" tabindex="0">${escapeHtml(curl)}</pre><pre class="answer" tabindex="0"><b>${status}</b>
${escapeHtml(lines.join('\n'))}

${escapeHtml(pretty(body))}</pre></li>`;
}

function leftOutText({ leftOut }: Report): string {
  if (leftOut.length === 0) return '';
  const reasons = Map.groupBy(leftOut, ({ why }) => why);
  const items = [...reasons].map(
    ([why, its]) =>
      `<dt>${escapeHtml(sentence(why))}</dt><dd>${its.map(({ operation }) => `<code>${escapeHtml(operation)}</code>`).join(' ')}</dd>`,
  );
  return `<section>
<h2>Left out <span class="count">${leftOut.length}</span></h2>
<p class="muted">No call of these operations succeeded, so that nothing is known of what they do.</p>
<dl class="missing left-out">${items.join('')}</dl>
</section>`;
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function coverageText({ operations, total }: Coverage): string {
  const head = facetKinds.map(
    (kind) => `<th scope="col" title="${facetTitles[kind]}">${kind}</th>`,
  );
  const sums = facetKinds.map((kind) => `<td>${barText(total[kind])}</td>`);
  return `<section>
<h2>Coverage</h2>
<p class="muted">What of the documents has been seen from this server, over all runs that were kept. An operation opens to what is missing.</p>
<div class="wide" tabindex="0" role="region" aria-label="Coverage by kind"><table>
<thead><tr>${head.join('')}</tr></thead>
<tbody><tr>${sums.join('')}</tr></tbody>
</table></div>
<div class="rows">${operations.map(operationText).join('\n')}</div>
</section>`;
}

function operationText({ operation, shares, missing }: OperationCoverage): string {
  const lists = facetKinds
    .filter((kind) => missing[kind].length > 0)
    .map(
      (kind) =>
        `<dt>${kind}</dt><dd>${missing[kind].map((what) => `<code>${escapeHtml(what)}</code>`).join(' ')}</dd>`,
    );
  const name = `<code class="name">${escapeHtml(operation)}</code>${barText(addShares(Object.values(shares)))}`;
  if (lists.length === 0) return `<div class="row">${name}</div>`;
  return `<details class="row"><summary>${name}</summary><dl class="missing">${lists.join('')}</dl></details>`;
}

function barText(share: Share): string {
  if (share.all === 0) return '<span class="bar none">–</span>';
  const reached = percent(share);
  return `<span class="bar"><span class="track"><span style="inline-size:${reached}%"></span></span><span class="number">${share.seen}/${share.all}</span></span>`;
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body;
  }
}

function readable(moment: string): string {
  return new Date(moment)
    .toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .concat(' UTC');
}

/** Backticks mark names in a sentence. */
function withCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
