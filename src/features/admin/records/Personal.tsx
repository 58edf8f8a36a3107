import { withHits } from '#src/ui/data/Hits.tsx';
import { maskEmail, maskKey } from './mask.ts';

interface PersonalEmailProps {
  email: string;
  /** The words of the search, which stand out. */
  words?: readonly string[];
  /** Masks the address: in lists of several people, unless its row is in use. */
  isMasked: boolean;
}

/** A person's email address, with the words of the search highlighted. */
export function PersonalEmail({ email, words = [], isMasked }: PersonalEmailProps) {
  return isMasked ? maskEmail(email) : withHits(email, words);
}

/** A calendar's key, which is masked unless its row is in use. */
export function PersonalKey({ text, isMasked }: { text: string; isMasked: boolean }) {
  // As wide as the key in monospace, so that the columns keep their places.
  const style = { display: 'inline-block', minInlineSize: `${text.length}ch` };
  return <span style={style}>{isMasked ? maskKey(text) : text}</span>;
}
