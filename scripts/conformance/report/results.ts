import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../process/command-error.ts';
import type { Finding } from './finding.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import type { Report } from './report.ts';

const fileName = 'last-run.json';

/** Saves a run, so that its differences can be replayed. */
export function keepRun(folder: string, report: Report): void {
  writeReport(path.join(folder, fileName), `${JSON.stringify(report, undefined, 2)}\n`);
}

/** @throws CommandError if the last run has no such difference. */
export function keptFinding(folder: string, id: string): Finding {
  const file = path.join(folder, fileName);
  if (!existsSync(file)) throw new CommandError(`There is no earlier run in ${folder}.`);
  const { findings }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const found = findings.find((finding) => finding.id === id);
  if (found) return found;
  const known = findings.map((finding) => finding.id).join(', ') || 'none';
  throw new CommandError(`The last run has no difference ${id}; it has ${known}.`);
}

/** Writes a report in the requested formats. */
export function writeReports(
  { html, junit, json }: Readonly<Partial<Record<'html' | 'junit' | 'json', string | undefined>>>,
  report: Report,
): void {
  if (html !== undefined) writeReport(html, htmlReport(report));
  if (junit !== undefined) writeReport(junit, junitReport(report));
  if (json !== undefined) writeReport(json, sharedJson(report));
}

/** The report as JSON, without what only this computer needs to replay its differences. */
export function sharedJson(report: Report): string {
  const findings = report.findings.map(({ replay: _, ...finding }) => finding);
  return `${JSON.stringify({ ...report, findings }, undefined, 2)}\n`;
}

/** Writes a file, creating the folders in its path. */
function writeReport(file: string, text: string): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, text);
}
