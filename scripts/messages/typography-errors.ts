import { errorsInTexts, type Language } from './message-files.ts';

interface Rule {
  wrong: RegExp;
  error: string;
}

/** The rules by which each language writes characters that a keyboard does not offer. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  de: [{ wrong: /["”«»]|(?<!„[^“]*)“/, error: 'must quote „like this“' }],
  es: [
    { wrong: /["“”„]/, error: 'must quote «like this»' },
    { wrong: /^[^¿]*\S\?|^[^¡]*\S!/, error: 'must open a question or an exclamation with ¿ or ¡' },
  ],
  fr: [
    { wrong: /["“”„]/, error: 'must quote « like this »' },
    {
      // A colon within an address or a time has no blank.
      wrong: /[^\u202f][;!?»]|[^\u202f]:(?!\/\/|\d)|«[^\u202f]/,
      error: 'must have a narrow no-break space (U+202F) inside « » and before ; : ! and ?',
    },
  ],
  ja: [
    { wrong: /["“”]/, error: 'must quote 「like this」' },
    {
      wrong:
        /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー] ?[,.:;!?()](?!\w)|[,.:;!?()] ?[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u,
      error: 'must use full-width punctuation',
    },
    {
      wrong: /[\w%] \p{sc=Hira}/u,
      error: 'must have no blank before a particle',
    },
  ],
};

const everywhere: readonly Rule[] = [
  { wrong: /\p{L}'\p{L}/u, error: 'must write the apostrophe ’' },
  { wrong: / {2}/, error: 'has two blanks in a row' },
];

/** The translations that are not written as their language writes. English texts are keys, and partly given. */
export function typographyErrors(language: Language): string[] {
  if (language.code === 'en') return [];
  const allRules = [...everywhere, ...(rules[language.code] ?? [])];
  return errorsInTexts(language, (_, text) =>
    allRules.filter(({ wrong }) => wrong.test(text)).map(({ error }) => error),
  );
}
