import { operationsOf } from '../../generation/documents.ts';
import { code, escapedHtml, paragraphs, table } from '../html.ts';
import type { Chapter, Contract } from './chapter.ts';

const roles = [
  ['ROLE_SALES', 'Sales'],
  ['ROLE_SUPPORT', 'Support'],
  ['ROLE_ADMIN', 'Admin'],
] as const;

/** The operations that each staff role may call: one table, area by area. */
export function rightsChapter(contract: Contract): Chapter {
  const document = contract.get('admin');
  const operations = document ? operationsOf(document) : [];
  const rows = (document?.tags ?? []).flatMap(({ name }) => [
    [`<strong>${escapedHtml(name)}</strong>`, '', '', ''],
    ...operations
      .filter(({ operation }) => operation.tags?.includes(name))
      .map(({ operation }) => [
        `<a href="admin.html#operation/${operation.operationId}">${code(operation.operationId)}</a> <span class="quiet">${escapedHtml(operation.summary)}</span>`,
        ...roles.map(([role, title]) =>
          operation['x-roles']?.includes(role)
            ? `<span class="yes" role="img" aria-label="${title} may">✓</span>`
            : '<span class="no" role="img" aria-label="no">–</span>',
        ),
      ]),
  ]);
  return {
    id: 'rights',
    title: 'Rights by role',
    body: [
      paragraphs(
        'Users call the app API for themselves; no role is needed. Staff have roles, and `x-roles` of an operation lists those that may call it. Others get `403 permission_denied`, and the client shows the control as disabled, with the role that it needs. `ROLE_ADMIN` implies `ROLE_SALES` and `ROLE_SUPPORT`.',
      ),
      table('Rights by role', ['Call', ...roles.map(([, title]) => title)], rows),
    ].join('\n'),
  };
}
