/** A property in the JSON of iCalendar (RFC 7265), in which a library writes it. */
export type JsonProperty = [
  name: string,
  parameters: Readonly<Record<string, string>>,
  type: string,
  ...values: unknown[],
];

export type JsonComponent = [name: string, properties: JsonProperty[], parts: JsonComponent[]];
