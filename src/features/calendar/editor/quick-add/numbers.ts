import type { Grammar } from './grammar.ts';

interface Numbers {
  /** A positive number in digits or as a word. */
  readonly source: string;
  readonly read: (text: string | undefined) => number | null;
}

export function createNumbers({ numbers }: Pick<Grammar, 'numbers'>): Numbers {
  const words = numbers.split(' ').map((source) => new RegExp(`^(?:${source})$`, 'iu'));
  return {
    source: `[1-9]\\d{0,2}|${numbers.replaceAll(' ', '|')}`,
    read: (text) => {
      if (text === undefined) return null;
      const index = words.findIndex((word) => word.test(text));
      return index < 0 ? Number(text.replace(',', '.')) : index + 1;
    },
  };
}
