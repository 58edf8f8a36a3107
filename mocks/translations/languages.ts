import document from '#generated/app/document.json' with { type: 'json' };
import type { components } from '#generated/app/types.ts';

/** Codes of the product's languages, English first (product specification, section 9). */
export const languages = // TypeScript reads JSON strings as any string.
  document.components.schemas.LanguageCode.enum as readonly components['schemas']['LanguageCode'][];
