/** Ends the connection without a response. The server destroys the socket; an in-process fetch rejects. */
export class ConnectionCut extends Error {
  override name = 'ConnectionCut';
}
