import { apiDiff, type Diff } from 'api-smart-diff';
import { dereferenced } from './dereferenced.ts';

/** Documents by name, every shared part joined in. */
export type Documents = ReadonlyMap<string, object>;

export interface Change {
  readonly document: string;
  /** `GET /user/calendars`; nothing when a whole document came or went. */
  readonly operation: string | undefined;
  /** Whether a client or a server that was right before may be wrong now. */
  readonly isBreaking: boolean;
  readonly text: string;
}

/** What changed from one revision of the contract to another, as far as clients and servers can notice. */
export function changesBetween(before: Documents, after: Documents): Change[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const [old, current] = [before.get(name), after.get(name)];
    if (!current) return [documentChange(name, true, 'The document was removed')];
    if (!old) return [documentChange(name, false, 'The document is new')];
    // Through a reference to a whole answer, the comparison takes it for a request.
    return apiDiff(dereferenced(old), dereferenced(current))
      .filter(isNoticed)
      .map((diff) => changeOf(name, diff));
  });
}

function documentChange(document: string, isBreaking: boolean, text: string): Change {
  return { document, operation: undefined, isBreaking, text };
}

/**
 * Only what stands under `paths`: there the parts are judged where they are used, in a request or in an answer. Words
 * and marks for people are left out.
 */
function isNoticed({ path: [part], type }: Diff): boolean {
  return part === 'paths' && (type === 'breaking' || type === 'non-breaking');
}

function changeOf(document: string, { path, type, action, description }: Diff): Change {
  const [, template, method, ...place] = path.map(String);
  const where = place.join('.');
  return {
    document,
    operation: [method?.toUpperCase(), template].filter(Boolean).join(' '),
    isBreaking: type === 'breaking',
    text: [description ?? action, where && `(${where})`].filter(Boolean).join(' '),
  };
}

/**
 * The changes as people read them: what breaks first, then by document and operation.
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
    ...new Set(members.map(({ text }) => `    ${text}`)),
  ]);
  return [`${heading} (${changes.length})`, ...lines].join('\n');
}
