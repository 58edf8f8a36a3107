import { findErrorId } from '../checks/answer.ts';
import type { Contract } from '../contract/contract.ts';
import { isJson, type Operation, type PlacedSchema } from '../contract/operation.ts';
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
    fields: parts.flatMap(({ side, part }) =>
      part.kind === 'field'
        ? [`${side} ${formatName(part)} given`, `${side} ${formatName(part)} left out`]
        : [],
    ),
    values: [
      ...parts.flatMap(({ side, part }) =>
        part.kind === 'value' ? [`${side} ${formatName(part)}=${JSON.stringify(part.value)}`] : [],
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

/** The optional fields and enumerated values in the body of a side: `request`, or a status. */
export interface SidePart {
  readonly side: string;
  readonly part: DescribedPart;
}

export function listParts({ body, answers }: Operation, { schemas }: Contract): SidePart[] {
  const sides: [side: string, schema: PlacedSchema | undefined][] = [
    ...(body?.media ?? [])
      .filter(({ type }) => isJson(type))
      .map(({ schema }) => ['request', schema] as [string, PlacedSchema]),
    ...answers
      .filter(({ status }) => status.startsWith('2'))
      .flatMap(({ status, media }) =>
        media
          .filter(({ type }) => isJson(type))
          .map(({ schema }) => [status, schema] as [string, PlacedSchema]),
      ),
  ];
  return sides.flatMap(([side, schema]) =>
    schema ? describedParts(schemas, schema).map((part) => ({ side, part })) : [],
  );
}

export function formatName({ path }: DescribedPart): string {
  return path.join('.');
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
