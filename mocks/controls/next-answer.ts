import type { ContractOperation } from '../contract/operations.ts';
import type { Control } from './control.ts';
import { FieldFault, kind, oneOf, readFields } from './fields.ts';

interface DocumentedAnswer {
  readonly code: number;
  /** Names of its examples. */
  readonly examples: readonly string[];
}

/** Every operation with the answers that its document gives it. */
export const listAnswers: Control = ({ contract }) =>
  Response.json({
    operations: contract.operations.map((operation) => ({
      operation: operation.id,
      document: operation.document,
      method: operation.method,
      path: operation.path,
      answers: answersOf(operation),
    })),
  });

/** Lets the next call of an operation get an answer of its document. */
export const queueAnswer: Control = async ({ contract, context }, request) => {
  const fields = await readFields(
    request,
    {
      operation: oneOf(contract.operations.map(({ id }) => id)),
      code: kind('a status of the document', (value) =>
        Number.isInteger(value) ? Number(value) : undefined,
      ),
      example: kind('the name of an example', (value) =>
        typeof value === 'string' ? value : undefined,
      ),
    },
    ['operation', 'code'],
  );
  const { operation: id = '', code = 0, example } = fields;
  const answers = answersOf(contract.operations.find((operation) => operation.id === id));
  const answer = answers.find((one) => one.code === code);
  if (!answer)
    throw notAmong(
      'code',
      answers.map((one) => one.code),
    );
  if (example !== undefined && !answer.examples.includes(example)) {
    throw notAmong('example', answer.examples);
  }
  context.world.controls.queue({ operation: id, code, example });
  return new Response(null, { status: 204 });
};

function answersOf(operation: ContractOperation | undefined): DocumentedAnswer[] {
  return (operation?.definition.responses ?? [])
    .filter(({ code }) => /^\d{3}$/.test(code))
    .map(({ code, contents = [] }) => ({
      code: Number(code),
      examples: contents.flatMap(({ examples = [] }) => examples.map(({ key }) => key)),
    }));
}

function notAmong(field: string, values: readonly (string | number)[]): FieldFault {
  return new FieldFault([{ field, message: `Must be one of: ${values.join(', ') || 'none'}.` }]);
}
