import { Turns } from '#src/util/turns.ts';
import type { NotificationSettings } from './notifications-loader.ts';

/** The settings, if they contain a change; null if they do not, and undefined if that is not certain. */
type Verified = { data: NotificationSettings } | null | undefined;

/** The calls that change or read the settings, one after another, and what the server has as far as they tell. */
export class SettingsQueue {
  readonly #turns = new Turns();
  #loaded: NotificationSettings;
  #known: NotificationSettings;

  constructor(loadedSettings: NotificationSettings) {
    this.#loaded = loadedSettings;
    this.#known = loadedSettings;
  }

  /** Takes over what the page has loaded, unless it is the same as before. */
  follow(loadedSettings: NotificationSettings): void {
    if (loadedSettings !== this.#loaded) this.#known = loadedSettings;
    this.#loaded = loadedSettings;
  }

  /** Makes a change to the settings as those before it have left them. */
  change(
    call: (knownSettings: NotificationSettings) => Promise<NotificationSettings | undefined>,
  ): Promise<NotificationSettings | undefined> {
    return this.#turns.take(async () => {
      const settings = await call(this.#known);
      this.#known = settings ?? this.#known;
      return settings;
    });
  }

  /** Reads whether a change was made; in its turn, because it must not replace what a later change has saved. */
  verify(read: () => Promise<Verified>): Promise<Verified> {
    return this.#turns.take(async () => {
      const verification = await read();
      this.#known = verification?.data ?? this.#known;
      return verification;
    });
  }
}
