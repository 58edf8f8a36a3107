import type { Contract } from '../contract/contract.ts';
import type { ContractOperation } from '../contract/operations.ts';
import type { Control } from './control.ts';
import { choice, FieldError, kind, readFields } from './fields.ts';
import { scenarioNames } from './scenarios.ts';

interface DocumentedAnswer {
  readonly code: number;
  /** Names of its examples. */
  readonly examples: readonly string[];
}

/** Every operation with its documented answers. */
export const listAnswers: Control = ({ contract }) =>
  Response.json({
    operations: contract.operations.map((operation) => ({
      operation: operation.id,
      document: operation.document,
      method: operation.method,
      path: operation.path,
      answers: readAnswers(operation),
    })),
    scenarios: scenarioNames,
  });

/** Makes an operation's next call return a documented answer, or fail in an undocumented way. */
export const queueAnswer: Control = async ({ contract, context }, request) => {
  const fields = await readFields(
    request,
    {
      operation: choice(contract.operations.map(({ id }) => id)),
      code: kind('a status of the document', (value) =>
        Number.isInteger(value) ? Number(value) : undefined,
      ),
      example: kind('the name of an example', (value) =>
        typeof value === 'string' ? value : undefined,
      ),
      scenario: choice(scenarioNames),
    },
    ['operation'],
  );
  const { operation: id = '', code, example, scenario } = fields;
  if ((code === undefined) === (scenario === undefined)) {
    throw new FieldError([{ field: 'code', message: 'Either a code or a scenario, please.' }]);
  }
  const { controls } = context.world;
  if (scenario !== undefined) controls.queue({ operation: id, scenario });
  if (code !== undefined)
    controls.queue({ operation: id, ...findAnswer(contract, id, code, example) });
  return new Response(null, { status: 204 });
};

/**
 * A documented answer of an operation.
 * @throws FieldError if there is no such answer.
 */
function findAnswer(contract: Contract, id: string, code: number, example: string | undefined) {
  const answers = readAnswers(contract.operations.find((operation) => operation.id === id));
  const answer = answers.find((one) => one.code === code);
  if (!answer)
    throw notAmong(
      'code',
      answers.map((one) => one.code),
    );
  if (example !== undefined && !answer.examples.includes(example)) {
    throw notAmong('example', answer.examples);
  }
  return { code, example };
}

function readAnswers(operation: ContractOperation | undefined): DocumentedAnswer[] {
  return (operation?.definition.responses ?? [])
    .filter(({ code }) => /^\d{3}$/.test(code))
    .map(({ code, contents = [] }) => ({
      code: Number(code),
      examples: contents.flatMap(({ examples = [] }) => examples.map(({ key }) => key)),
    }));
}

function notAmong(field: string, values: readonly (string | number)[]): FieldError {
  return new FieldError([{ field, message: `Must be one of: ${values.join(', ') || 'none'}.` }]);
}
