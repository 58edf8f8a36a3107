/** Answers requests, over a socket or in process. */
export interface RequestHandler {
  /**
   * Never rejects except to end the connection.
   * @throws ConnectionCut when the connection is to end without an answer.
   */
  handle(request: Request): Promise<Response>;
}
