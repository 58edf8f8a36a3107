import { refuseField, takeFields } from './control.ts';
import { failureNames, listAnswers } from './scenarios.ts';

interface Fields {
  operation?: string;
  code?: number;
  example?: string;
  scenario?: string;
  /** The others as the panel suggests them: `listCalendars 500 internal_error`, `listCalendars cut`. */
  answer?: string;
}

/** Makes an operation's next call return a documented answer, or fail in an undocumented way. */
export const queueAnswer = takeFields<Fields>(
  {
    operation: { type: 'string' },
    code: { type: 'integer' },
    example: { type: 'string' },
    scenario: { enum: failureNames },
    answer: { type: 'string', pattern: String.raw`^\w+ \S+( \S+)?$` },
  },
  [],
  ({ answer, ...fields }, { contract, context }) => {
    const { operation: id, code, example, scenario } = answer ? readAnswer(answer) : fields;
    const operation = contract.operations.find((candidate) => candidate.id === id);
    if (!operation) return refuseField('operation', 'The documents have no such operation.');
    if (scenario !== undefined && code === undefined) {
      return context.world.controls.queue({ operation: operation.id, scenario });
    }
    const answers = listAnswers(operation).filter(([documented]) => documented === code);
    if (code === undefined || scenario !== undefined || answers.length === 0) {
      return refuseField('code', 'Must be a documented status, or else there must be a scenario.');
    }
    if (example !== undefined && !answers.some(([, name]) => name === example)) {
      refuseField('example', 'Must be the name of a documented example.');
    }
    return context.world.controls.queue({ operation: operation.id, code, example });
  },
);

function readAnswer(text: string): Omit<Fields, 'answer'> {
  const [operation = '', second = '', example] = text.split(' ');
  if (failureNames.includes(second)) return { operation, scenario: second };
  return { operation, code: Number(second), ...(example === undefined ? {} : { example }) };
}
