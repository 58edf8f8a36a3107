import type { Plugin } from '@redocly/openapi-core';
import { describedRule } from './redocly-descriptions.ts';

type TypesOf = NonNullable<NonNullable<Plugin['typeExtension']>['oas3']>;

const withPages: TypesOf = ({ Root, ...types }) => ({
  ...types,
  Root: { ...Root, properties: { ...Root?.properties, 'x-pages': 'Pages' } },
  Pages: { properties: {}, additionalProperties: 'Page' },
  Page: {
    properties: {
      'x-source': { enum: ['specified', 'proposed'] },
      summary: { type: 'string' },
      description: { type: 'string' },
      path: { type: 'string' },
      access: { enum: ['anyone', 'visitors', 'user', 'staff', 'admin'] },
      framing: { enum: ['allowed', 'refused'] },
      title: { type: 'string' },
      sections: { type: 'array', items: { type: 'string' } },
      redirect: { type: 'string' },
      target: { enum: ['never'] },
      firstCalls: { type: 'array', items: { type: 'object' } },
      parameters: 'ParameterList',
    },
    required: (page) => [
      'x-source',
      'summary',
      'path',
      'access',
      'framing',
      ...(page.redirect === undefined ? ['title', 'sections'] : []),
    ],
  },
});

/**
 * Teaches Redocly the structure of `x-pages`, so that it lints the pages and resolves their references, and adds a rule
 * about descriptions.
 */
export default function redoclyPlugin(): Plugin {
  return {
    id: 'contract',
    typeExtension: { oas3: withPages },
    rules: { oas3: { described: describedRule } },
  };
}
