import {
  type Document,
  type Json,
  type MediaTypes,
  operationsOf,
  sharedPart,
} from '../../generation/documents.ts';
import { code, escapedHtml, paragraphs, table, terminal } from '../html.ts';
import type { Chapter, Contract } from './chapter.ts';

interface ErrorKind {
  readonly status: string;
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly calls: Set<string>;
}

/** The format of answers with a status of 400 or above, and every error that a call documents. */
export function errorsChapter(contract: Contract): Chapter {
  const kinds = [...(errorKinds(contract).values() ?? [])].sort(
    (a, b) => a.status.localeCompare(b.status) || b.calls.size - a.calls.size,
  );
  const rows = kinds.map(({ status, id, title, message, calls }) => [
    `${status} ${code(id)}`,
    `<strong>${escapedHtml(title)}</strong><br>${escapedHtml(message)}`,
    calls.size === 1 ? code([...calls].join()) : `${calls.size} calls`,
  ]);
  const example = {
    error: {
      id: 'validation_error',
      title: 'Please check your input',
      message: 'Some fields of the request are missing or wrong.',
      details: [{ field: 'email', message: 'Please enter a valid email address.' }],
    },
  };
  return {
    id: 'errors',
    title: 'Errors',
    body: [
      paragraphs(
        'Every answer of 400 or above has this one body. `id` is for programs, `title` and `message` are for people, in the language of the call; `details` names single fields of the request. A newer server may send ids that an older client does not know: it shows their message.',
      ),
      terminal(JSON.stringify(example, null, 2), 'The body of an error'),
      paragraphs(
        '**401** needs a login, and comes before 422. **403** is a right that the account lacks. **409** is a state that forbids the act for now. **422** names what is wrong with the request. **429** says by `Retry-After` how many seconds to wait.',
      ),
      table('All errors', ['Error', 'What people read', 'Documented at'], rows),
    ].join('\n'),
  };
}

function errorKinds(contract: Contract): Map<string, ErrorKind> {
  const kinds = new Map<string, ErrorKind>();
  for (const name of ['app', 'admin'] as const) {
    const document = contract.get(name);
    for (const { operation } of document ? operationsOf(document) : []) {
      for (const [status, answer] of Object.entries(operation.responses)) {
        for (const error of errorsOf(document, answer)) {
          const key = `${status} ${error.id}`;
          const kind = kinds.get(key) ?? { ...error, status, calls: new Set<string>() };
          kind.calls.add(operation.operationId);
          kinds.set(key, kind);
        }
      }
    }
  }
  return kinds;
}

function errorsOf(document: Document | undefined, answer: MediaTypes | { $ref: string }) {
  const { content = {} } = sharedPart(document?.components.responses, answer, 'The guide');
  return Object.values(content)
    .flatMap(({ examples = {} }) => Object.values(examples))
    .flatMap(({ value }) => {
      const error = member(value, 'error');
      const [id, title, message] = ['id', 'title', 'message'].map((name) => member(error, name));
      const isError =
        typeof id === 'string' && typeof title === 'string' && typeof message === 'string';
      return isError ? [{ id, title, message }] : [];
    });
}

function member(value: Json | undefined, name: string): Json | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? value[name] : undefined;
}
