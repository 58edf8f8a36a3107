/** A push message, with the number of its recipients when it was sent. */
export interface SentPushMessage {
  readonly title: string;
  readonly message: string;
  readonly language: string | null;
  readonly users: number;
  readonly devices: number;
  readonly sent_at: string;
}
