/**
 * A response with a text body. The standard one creates a stream, which costs a server more than most answers; this one
 * does so only for callers that need more than the text.
 */
export class TextResponse extends Response {
  readonly wholeText: string;

  constructor(text: string, init?: ResponseInit) {
    super(null, init);
    this.wholeText = text;
  }

  override get body() {
    return this.#standard().body;
  }

  override text() {
    return Promise.resolve(this.wholeText);
  }

  override json() {
    return this.text().then((text) => JSON.parse(text));
  }

  override arrayBuffer() {
    return this.#standard().arrayBuffer();
  }

  override blob() {
    return this.#standard().blob();
  }

  override bytes() {
    return this.#standard().bytes();
  }

  override clone() {
    return new TextResponse(this.wholeText, this);
  }

  #standard(): Response {
    return new Response(this.wholeText, this);
  }
}
