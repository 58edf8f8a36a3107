import type { Change } from './changes.ts';

/**
 * Describes changes in readable form: breaking ones first, then by document and operation.
 * @param reasons why a breaking change is accepted.
 */
export function describeChanges(
  changes: readonly Change[],
  reasons: ReadonlyMap<Change, string> = new Map(),
): string {
  if (changes.length === 0) return 'Nothing changed that a client or a server could notice.';
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  const accepted = breaking.flatMap((change) => {
    const reason = reasons.get(change);
    return reason === undefined ? [] : [{ ...change, text: `${change.text}: ${reason}` }];
  });
  const sections = [
    section(
      'Breaking',
      breaking.filter((change) => !reasons.has(change)),
    ),
    section('Breaking, and accepted', accepted),
    section(
      'Not breaking',
      changes.filter(({ isBreaking }) => !isBreaking),
    ),
  ];
  return sections.filter((text) => text !== '').join('\n\n');
}

function section(heading: string, changes: readonly Change[]): string {
  if (changes.length === 0) return '';
  const groups = Map.groupBy(changes, ({ document, operation }) =>
    [document, operation].filter(Boolean).join(': '),
  );
  const lines = [...groups].flatMap(([group, members]) => [
    `  ${group}`,
    ...members.map(({ text, count }) => `    ${text}${count > 1 ? ` (${count} times)` : ''}`),
  ]);
  return [`${heading} (${changes.length})`, ...lines].join('\n');
}
