/** Answers requests, over a socket or in process. */
export interface RequestHandler {
  /**
   * Never rejects except to end the connection.
   * @throws ConnectionCut to end the connection without a response.
   */
  handle(request: Request): Promise<Response>;
}
