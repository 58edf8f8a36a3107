import { describe, expect, it } from 'vitest';
import { errorIds } from '#generated/error-ids.ts';
import { bundledDocuments, readBundled } from '#scripts/contract/bundled-documents.ts';
import type { Change } from '#scripts/contract/changes.ts';
import { guide } from '#scripts/docs.ts';
import { operationsOf } from '#scripts/generation/documents.ts';

function pageOf(...args: Parameters<typeof guide>): Document {
  return new DOMParser().parseFromString(guide(...args), 'text/html');
}

function textOf(page: Document, chapter: string): string {
  return page.getElementById(chapter)?.textContent ?? '';
}

describe('the guide', () => {
  const page = pageOf();

  it('names every chapter at its start', () => {
    const links = [...page.querySelectorAll('.chapters a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links.length).toBeGreaterThan(7);
    for (const link of links) expect(page.querySelector(`section${link}`)).not.toBeNull();
  });

  it('links to each section of each document', () => {
    for (const bundled of bundledDocuments()) {
      const { tags = [] } = readBundled(bundled);
      for (const { name } of tags) {
        expect(page.querySelector(`a[href="${bundled.name}.html#tag/${name}"]`)).not.toBeNull();
      }
    }
  });

  it('lists every error that a call documents', () => {
    const text = textOf(page, 'errors');
    const undocumented = ['method_not_allowed'];
    const told = errorIds.filter((id) => !undocumented.includes(id));
    expect(told.filter((id) => !text.includes(id))).toEqual([]);
  });

  it('says who may make each call of the admin tool', () => {
    const admin = bundledDocuments().find(({ name }) => name === 'admin');
    const document = readBundled(admin ?? expect.fail('There is no admin document.'));
    for (const { operation } of operationsOf(document)) {
      const link = page.querySelector(
        `#rights a[href="admin.html#operation/${operation.operationId}"]`,
      );
      const row = link?.closest('tr');
      expect(row?.querySelectorAll('.yes')).toHaveLength(operation['x-roles']?.length ?? 0);
    }
  });

  it('has the limits, lists and pages of the documents', () => {
    expect(textOf(page, 'limits')).toContain('at most 15,728,640 bytes');
    expect(textOf(page, 'lists')).toContain('searchCalendars');
    expect(textOf(page, 'pages')).toContain('/user/dashboard');
  });

  it('runs no script and loads nothing', () => {
    expect(page.querySelectorAll('script, link[rel=stylesheet], img, iframe')).toHaveLength(0);
  });
});

it('the change log lists breaking changes with their reasons, then the others', () => {
  const broken: Change = {
    document: 'app',
    operation: 'GET /news',
    isBreaking: true,
    text: 'removed <b>',
    count: 2,
  };
  const added: Change = { ...broken, isBreaking: false, text: 'added', count: 1 };
  const reasons = new Map([[broken, 'Nobody reads it.']]);
  const page = pageOf({ since: 'version 1', changes: [added, broken], reasons });
  const text = textOf(page, 'changes');
  expect(text).toMatch(/Since version 1.*removed <b> 2 times.*Nobody reads it.*added/s);
});
