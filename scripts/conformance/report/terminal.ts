import { styleText } from 'node:util';
import type { Progress } from '../run/run.ts';
import { coverageTable } from './coverage-table.ts';
import type { Finding } from './finding.ts';
import { printable } from './printable.ts';
import { type Report, summary } from './report.ts';

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

const marks = { serious: 'red', wrong: 'yellow', minor: 'cyan' } as const;

/** The report as text, in color if the terminal supports it. */
export function terminalReport(
  report: Report,
  stream: NodeJS.WriteStream = process.stdout,
): string {
  const paint = painter(stream);
  const findings = report.findings.map((finding) => findingText(finding, paint));
  const line = paint(report.findings.length === 0 ? 'green' : 'red', summary(report));
  return [...findings, coverageTable(report.coverage), ...leftOutText(report), line].join('\n\n');
}

function leftOutText({ leftOut }: Report): string[] {
  const reasons = Map.groupBy(leftOut, ({ why }) => why);
  const lines = [...reasons].map(
    ([why, its]) => `  ${its.map(({ operation }) => operation).join(', ')}: ${why}`,
  );
  return lines.length > 0
    ? [['Left out, since no call of them succeeded:', ...lines].join('\n')]
    : [];
}

/** Colors, if the stream is a terminal that supports them. */
function painter(stream: NodeJS.WriteStream): Paint {
  return (style, text) => styleText(style, text, { stream });
}

export function findingText(finding: Finding, paint: Paint = painter(process.stdout)): string {
  const { id, severity, operations, clause, count, steps, check } = finding;
  const message = printable(finding.message);
  const situation = printable(finding.situation);
  const session = finding.session && printable(finding.session);
  const times = count === 1 ? '' : ` (${count} times)`;
  const others = operations.length > 3 ? ` and ${operations.length - 3} more` : '';
  const lines = [
    `${paint(['bold', marks[severity]], severity.toUpperCase())} ${paint('bold', message)}${times}`,
    `  ${operations.slice(0, 3).join(', ')}${others}: ${situation}${session ? `, as ${session}` : ''}`,
    `  ${paint('dim', 'clause')}  ${paint('underline', clause)}  ${paint('dim', check)}`,
    ...steps.flatMap(({ curl, status, body }) => [
      `  ${paint('dim', 'send')}    ${printable(curl)}`,
      `  ${paint('dim', 'answer')}  ${status} ${oneLine(body)}`,
    ]),
    `  ${paint('dim', 'again')}   --replay ${id}`,
  ];
  return lines.join('\n');
}

function oneLine(body: string): string {
  const line = printable(body.replace(/[ \n]+/g, ' '));
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}

/** Shows the progress of a run: a line that updates on a terminal, otherwise one line per phase. */
export class ProgressLine {
  readonly #stream: NodeJS.WriteStream;
  #phase = '';
  #shown = 0;

  constructor(stream: NodeJS.WriteStream = process.stderr) {
    this.#stream = stream;
  }

  show({ phase, done, planned, differences }: Progress): void {
    if (!this.#stream.isTTY) {
      if (phase !== this.#phase) this.#stream.write(`${phase} …\n`);
      this.#phase = phase;
      return;
    }
    // Often enough for people, rather than for each of thousands of requests.
    const now = performance.now();
    if (now - this.#shown < 50 && done < planned) return;
    this.#shown = now;
    const width = 24;
    const filled = Math.round((done / Math.max(planned, 1)) * width);
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
    this.#stream.write(`\r\x1b[2K${bar} ${done} cases · ${phase} · ${differences} differences`);
  }

  end(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\x1b[2K');
  }
}
