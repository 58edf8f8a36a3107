import type { Change } from '../../contract/changes.ts';
import { code, escapedHtml, paragraphs } from '../html.ts';
import type { Chapter } from './chapter.ts';

/** Changes since a revision, with the reasons for accepted breaks. */
export interface ChangeLog {
  /** Such as `version 0.1.0`. */
  readonly since: string;
  readonly changes: readonly Change[];
  readonly reasons: ReadonlyMap<Change, string>;
}

/** The change log, which says so if there is no history to compare with. */
export function changesChapter(log: ChangeLog | undefined): Chapter {
  return { id: 'changes', title: 'Change log', body: log ? logBody(log) : noLog };
}

const noLog = paragraphs('There is no earlier revision to compare with.');

function logBody({ since, changes, reasons }: ChangeLog): string {
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  const others = changes.filter(({ isBreaking }) => !isBreaking);
  return [
    paragraphs(
      `Since ${since}. A change breaks when a client or a server that was right before may be wrong after it; each such change has a reason.`,
    ),
    section(`Breaking`, breaking, reasons),
    section(`Not breaking`, others, reasons),
  ].join('\n');
}

function section(
  title: string,
  changes: readonly Change[],
  reasons: ReadonlyMap<Change, string>,
): string {
  if (changes.length === 0) return '';
  const groups = Map.groupBy(changes, ({ document, operation }) =>
    [document, operation].filter(Boolean).join(' · '),
  );
  const parts = [...groups].map(
    ([group, members]) =>
      `<h4>${escapedHtml(group)}</h4><ul>${members.map((change) => item(change, reasons)).join('')}</ul>`,
  );
  return `<details><summary>${escapedHtml(title)} <span class="quiet">${changes.length}</span></summary>${parts.join('\n')}</details>`;
}

function item(change: Change, reasons: ReadonlyMap<Change, string>): string {
  const reason = reasons.get(change);
  const count = change.count > 1 ? ` <span class="quiet">${change.count} times</span>` : '';
  const why = reason === undefined ? '' : `<br><span class="quiet">${escapedHtml(reason)}</span>`;
  return `<li>${code(change.text)}${count}${why}</li>`;
}
