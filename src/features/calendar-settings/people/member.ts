import type { ListMembersData } from '#generated/calendar/fetchers.ts';

export type Member = ListMembersData['results'][number];

/** The member's name, or the address until the invitation is accepted. */
export function memberName({ name, email }: Pick<Member, 'name' | 'email'>): string {
  return name ?? email;
}

/** A mailbox as people write it into a field, without everything that standards allow. */
const mailbox = /^[^\s@<>()",;:]+@[^\s@<>()",;:]+\.[^\s@<>()",;:.]+$/;
/** As long as the contract allows. */
const longestAddress = 254;

/**
 * Reads the addresses in a text as people paste them: separated by commas, semicolons, spaces or lines, with or without
 * names, such as `Ann Lee <ann@example.com>`. Each counts once, in lower case.
 * @returns those that are an address, and the texts that are none.
 */
export function readAddresses(text: string): { emails: string[]; wrong: string[] } {
  const texts = text
    .split(/[,;\n]+/)
    .flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part.split(/\s+/))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isAddress = (part: string) => mailbox.test(part) && part.length <= longestAddress;
  return {
    emails: [...new Set(texts.filter(isAddress).map((part) => part.toLowerCase()))],
    wrong: [...new Set(texts.filter((part) => !isAddress(part)))],
  };
}
