import { findErrorId } from '../checks/answer.ts';
import type { Contract } from '../contract/contract.ts';
import { isJson, type Operation } from '../contract/operation.ts';
import { type DescribedPart, describedParts } from './described-parts.ts';

/** The facets of an operation, seen or not. */
export const facetKinds = ['answers', 'examples', 'fields', 'values', 'errors', 'roles'] as const;
export type FacetKind = (typeof facetKinds)[number];

/** Descriptions of the kinds, for people. */
export const facetTitles: Readonly<Record<FacetKind, string>> = {
  answers: 'documented statuses',
  examples: 'examples of requests and answers',
  fields: 'optional fields, given and left out',
  values: 'values of lists',
  errors: 'error ids',
  roles: 'roles that may call',
};

/** All facets of an operation, by kind. */
export type Facets = Readonly<Record<FacetKind, readonly string[]>>;

/** Everything that a document says about an operation's requests and answers. */
export function listFacets(operation: Operation, contract: Contract): Facets {
  const parts = listParts(operation, contract);
  return {
    answers: operation.answers.map(({ status }) => status),
    examples: [...requestExamples(operation), ...answerExamples(operation)].map(({ name }) => name),
    fields: parts.flatMap(({ name, part }) =>
      part.kind === 'field' ? [`${name} given`, `${name} left out`] : [],
    ),
    values: [
      ...parts.flatMap(({ name, part }) =>
        part.kind === 'value' ? [`${name}=${JSON.stringify(part.value)}`] : [],
      ),
      ...operation.parameters.flatMap(({ name, in: place, schema }) =>
        place === 'query'
          ? (contract.schemas.resolve(schema).schema.enum ?? []).map(
              (value) => `query ${name}=${value}`,
            )
          : [],
      ),
    ],
    errors: errorIds(operation),
    roles: operation.roles ?? [],
  };
}

export interface NamedExample {
  readonly name: string;
  readonly value: unknown;
}

export function requestExamples({ body }: Operation): NamedExample[] {
  return (body?.media ?? []).flatMap(({ examples }) =>
    [...examples].map(([name, value]) => ({ name: `request ${name}`, value })),
  );
}

export function answerExamples({ answers }: Operation): NamedExample[] {
  return answers.flatMap(({ status, media }) =>
    media.flatMap(({ examples }) =>
      [...examples].map(([name, value]) => ({ name: `${status} ${name}`, value })),
    ),
  );
}

/** An optional field or enumerated value in the body of a side: `request`, or a status. */
interface SidePart {
  readonly side: string;
  readonly part: DescribedPart;
  /** The side, and the path in its body. */
  readonly name: string;
}

export function listParts({ body, answers }: Operation, { schemas }: Contract): SidePart[] {
  const sides = [
    { status: 'request', media: body?.media ?? [] },
    ...answers.filter(({ status }) => status.startsWith('2')),
  ];
  return sides.flatMap(({ status: side, media }) =>
    media.flatMap(({ type, schema }) =>
      schema && isJson(type)
        ? describedParts(schemas, schema).map((part) => {
            return { side, part, name: `${side} ${part.path.join('.')}` };
          })
        : [],
    ),
  );
}

/** The error ids in the examples of an operation's answers. */
function errorIds({ answers }: Operation): string[] {
  const ids = answers
    .filter(({ status }) => /^[45]/.test(status))
    .flatMap(({ media }) =>
      media.flatMap(({ examples }) => [...examples.values()].map(findErrorId)),
    );
  return [...new Set(ids.filter((id) => id !== undefined))];
}
