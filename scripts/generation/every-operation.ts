import { type Document, type Operation, operationsOf } from './documents.ts';

/** Applies `x-every-operation` to each operation and answer of a document, which it modifies. */
export function spreadEveryOperation(document: Document): Document {
  const { 'x-every-operation': every, ...rest } = document;
  if (!every) return document;
  const { parameters = [], parametersOfChanges = [], headers = {} } = every;
  for (const { method, operation } of operationsOf(rest)) {
    const changes = changesState(method, operation);
    operation.parameters = [
      ...(operation.parameters ?? []),
      ...(changes ? parametersOfChanges : []),
      ...parameters,
    ];
    operation.responses = {
      ...(changes ? every.answersOfChanges : {}),
      ...(operation.requestBody ? every.answersOfBodies : {}),
      ...operation.responses,
    };
  }
  for (const answer of answersOf(rest)) answer.headers = { ...headers, ...answer.headers };
  return rest;
}

function changesState(method: string, operation: Operation): boolean {
  return method !== 'get' || operation['x-changes-state'] === true;
}

interface Answer {
  headers?: Record<string, object>;
}

/** The answers of all operations; shared ones once. */
function answersOf(document: Document): Answer[] {
  const own = operationsOf(document).flatMap(({ operation }) => Object.values(operation.responses));
  const inline = own.filter((answer): answer is Answer => !('$ref' in answer));
  return [...new Set([...inline, ...Object.values(document.components.responses ?? {})])];
}
