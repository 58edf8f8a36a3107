import type { Oas3Decorator, Plugin } from '@redocly/openapi-core';
import { curlSamples } from './curl-samples.ts';

/** Moves each of a schema's rules to its field, because Redoc does not show the extensions of a body. */
const rulesAtFields: Oas3Decorator = () => ({
  Schema: {
    leave(schema) {
      const { 'x-rules': rules = {}, properties = {} }: WithRules = schema;
      for (const [name, rule] of Object.entries(rules)) {
        Object.assign(properties[name] ?? {}, { 'x-rule': rule });
      }
    },
  },
});

interface WithRules {
  readonly 'x-rules'?: Readonly<Record<string, string>>;
  readonly properties?: Readonly<Record<string, object>>;
}

export default function docsPlugin(): Plugin {
  return {
    id: 'docs',
    decorators: { oas3: { 'curl-samples': curlSamples, 'rules-at-fields': rulesAtFields } },
  };
}
