import {
  type Document,
  listOperations,
  type MediaTypes,
  type Operation,
  sharedPart,
} from './documents.ts';

/** Applies `x-every-operation` to each operation and answer of a document, which it modifies. */
export function spreadEveryOperation(document: Document): Document {
  const { 'x-every-operation': everyOperation, ...rest } = document;
  if (!everyOperation) return document;
  const { parameters = [], answersOfSessions = {}, headers = {} } = everyOperation;
  for (const { method, operation } of listOperations(rest)) {
    const changes = changesState(method, operation);
    const hasSession = takesSession(rest, operation);
    if (hasSession) addExamples(rest, operation, answersOfSessions);
    operation.parameters = [
      ...(operation.parameters ?? []),
      ...((changes && everyOperation.parametersOfChanges) || []),
      ...((hasSession && everyOperation.parametersOfSessions) || []),
      ...parameters,
    ];
    operation.responses = {
      ...(hasSession && answersOfSessions),
      ...(changes && everyOperation.answersOfChanges),
      ...(operation.requestBody && everyOperation.answersOfBodies),
      ...operation.responses,
    };
  }
  for (const { $ref } of Object.values(answersOfSessions)) dropUnused(rest, $ref);
  for (const answer of listAnswers(rest)) answer.headers = { ...headers, ...answer.headers };
  return rest;
}

function takesSession({ security = [] }: Document, operation: Operation): boolean {
  return (operation.security ?? security).some(
    (requirement) => Object.keys(requirement).length > 0,
  );
}

function changesState(method: string, operation: Operation): boolean {
  return method !== 'get' || operation['x-changes-state'] === true;
}

/** Adds the examples of shared answers to an operation's own answers with the same status, which may be shared too. */
function addExamples(
  { components }: Document,
  { operationId, responses }: Operation,
  sharedAnswers: Readonly<Record<string, { $ref: string }>>,
) {
  const resolveAnswer = (answer: MediaTypes | { $ref: string }) =>
    sharedPart<MediaTypes>(components.responses, answer, operationId);
  for (const [status, answer] of Object.entries(sharedAnswers)) {
    const own = responses[status];
    const addedContent = resolveAnswer(answer).content;
    for (const [type, media] of Object.entries((own && resolveAnswer(own).content) ?? {})) {
      media.examples = { ...media.examples, ...addedContent?.[type]?.examples };
    }
  }
}

/** Drops a shared answer of which operations have only taken the examples. */
function dropUnused(document: Document, answer: string): void {
  const isUsed = listOperations(document).some(({ operation }) =>
    Object.values(operation.responses).some((own) => '$ref' in own && own.$ref === answer),
  );
  const name = answer.split('/').at(-1);
  if (!isUsed && name !== undefined) delete document.components.responses?.[name];
}

/** The answers of all operations; shared ones once. */
function listAnswers(document: Document): MediaTypes[] {
  const own = listOperations(document).flatMap(({ operation }) =>
    Object.values(operation.responses),
  );
  const inline = own.filter((answer): answer is MediaTypes => !('$ref' in answer));
  return [...new Set([...inline, ...Object.values(document.components.responses ?? {})])];
}
