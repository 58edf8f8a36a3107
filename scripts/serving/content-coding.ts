export type ContentCoding = 'br' | 'gzip';

/** The best coding that a request accepts, or none; what is refused by `q=0` is not accepted. */
export function acceptedCoding(header: string | null): ContentCoding | undefined {
  const accepts = new Map(
    (header ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
      return [name.toLowerCase(), !parameters.some((one) => /^q=0(\.0*)?$/.test(one))] as const;
    }),
  );
  return (['br', 'gzip'] as const).find((coding) => accepts.get(coding) ?? accepts.get('*'));
}
