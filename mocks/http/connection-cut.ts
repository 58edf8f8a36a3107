/** The connection ends without an answer. The server cuts the socket; an in-process fetch rejects. */
export class ConnectionCut extends Error {
  override name = 'ConnectionCut';
}
