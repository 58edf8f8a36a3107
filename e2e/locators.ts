import type { Locator, Page } from '@playwright/test';

export const dialog = (page: Page, name?: string): Locator =>
  page.getByRole('dialog', { ...(name && { name }) });

/** The dialog that asks for confirmation. */
export const question = (page: Page): Locator => page.getByRole('alertdialog');

/** @param name the whole name, or a part of it as a pattern. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

/** The links to the parts of a record. */
export const tabs = (page: Page): Locator =>
  page.getByRole('navigation', { name: /^Parts of/ }).getByRole('link');

export const tab = (page: Page, name: string): Locator =>
  tabs(page).and(page.getByRole('link', { name }));
