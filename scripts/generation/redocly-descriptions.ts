import type { Plugin } from '@redocly/openapi-core';

type Rule = NonNullable<NonNullable<NonNullable<Plugin['rules']>['oas3']>[string]>;

interface Described {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly oneOf?: readonly Described[];
  readonly allOf?: readonly Described[];
  readonly properties?: Readonly<Record<string, Described>>;
}

type Resolve = (part: Described) => Described | undefined;

/** The first rule that a description breaks, if any. */
export function descriptionError(
  name: string,
  part: Described,
  resolve: Resolve,
): string | undefined {
  const description = findDescription(part, resolve);
  if (description === undefined) return 'has no description';
  if (saysOnly(name, description)) return 'is described by its name only';
  const whole = resolve(part) ?? part;
  if (whole.format === 'date-time' && !/\bUTC\b/.test(description)) {
    return 'is a time, but its description does not say that it is in UTC';
  }
  if (canBeNull(whole) && !/\bnull\b/i.test(description)) {
    return 'can be null, but its description does not say what null means';
  }
  return undefined;
}

function findDescription(part: Described, resolve: Resolve): string | undefined {
  if (part.description !== undefined) return part.description;
  const [only, ...otherParts] = part.allOf ?? [];
  if (only && otherParts.length === 0) return findDescription(only, resolve);
  return part.$ref === undefined ? undefined : resolve(part)?.description;
}

function canBeNull({ type, oneOf = [] }: Described): boolean {
  return [type].flat().includes('null') || oneOf.some((choice) => choice.type === 'null');
}

const fillers = new Set(['a', 'an', 'the', 'of', 'its', 'this', 'is', 'in', 'for', 'to', 's']);

function saysOnly(name: string, description: string): boolean {
  const nameWords = new Set(splitWords(name));
  return splitWords(description).every((word) => nameWords.has(word) || fillers.has(word));
}

function splitWords(text: string): string[] {
  const apart = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return apart.match(/[a-z0-9]+/g) ?? [];
}

/** Each property and parameter says what its name does not. */
export const describedRule: Rule = () => ({
  Parameter: {
    enter(parameter, { report, resolve, location }) {
      const schema: Described = parameter.schema ?? {};
      const part = { ...schema, ...parameter };
      const error = descriptionError(
        parameter.name,
        part,
        (describedPart) => resolve(describedPart).node,
      );
      if (error) report({ message: `The parameter ${parameter.name} ${error}.`, location });
    },
  },
  Schema: {
    enter(schema, { report, resolve, location }) {
      // A $ref is resolved relative to the file that contains it.
      const target: Resolve = (describedPart) => resolve(describedPart).node;
      const properties: Record<string, Described> = schema.properties ?? {};
      for (const [name, property] of Object.entries(properties)) {
        const error = descriptionError(name, property, target);
        const place = location.child(['properties', name]);
        if (error) report({ message: `The property ${name} ${error}.`, location: place });
      }
    },
  },
});
