import type { i18n as I18n } from 'i18next';
import type { createStore } from 'jotai';
import { coreSections } from '#generated/messages/sections.ts';
import { addMessages, type SectionMessages } from './i18n.ts';
import { languageTag, writingDirection } from './languages.ts';
import { englishText, type Message, message } from './message.ts';
import { type TranslationState, translationStateAtom } from './translation-state.ts';

/** The server's response: messages by `core_js_{language}`, `{section}_{language}` and `datetime_{language}`. */
export type TranslationAnswer = Readonly<Record<string, SectionMessages>>;

interface SectionRequest {
  language: string;
  sections: readonly string[];
  dateLocale: string;
}

export type RequestSections = (request: SectionRequest) => Promise<TranslationAnswer | undefined>;

/** Translations were misused or failed to load (product specification, section 8). */
export class TranslationError extends Error {
  override name = 'TranslationError';

  readonly text: Message;

  constructor(text: Message, options?: ErrorOptions) {
    super(englishText(text), options);
    this.text = text;
  }
}

/** One core section represents all of them, because they come with every response. */
const core = coreSections[0];

function isCore(section: string): boolean {
  return coreSections.some((name) => name === section);
}

/** Tells the browser and screen readers which language the page is in. */
function tellLanguage(language: string): void {
  // Prerendered pages have no such block.
  if (typeof document === 'undefined') return;
  const tag = languageTag(language);
  // The host sent it along with the direction, which browsers take several milliseconds to look up for the first time.
  if (document.documentElement.lang === tag) return;
  document.documentElement.lang = tag;
  document.documentElement.dir = writingDirection(language);
}

/** Loads the page's texts by section (product specification, section 4). */
export class Translations {
  readonly i18n: I18n;
  readonly #store: ReturnType<typeof createStore>;
  readonly #request: RequestSections;
  /** Pending calls by language, date locale and section. */
  readonly #pending = new Map<string, Promise<void>>();
  /** Sections that pages have requested, loaded or not. */
  readonly #sectionsToShow = new Set<string>();

  constructor(i18n: I18n, store: ReturnType<typeof createStore>, request: RequestSections) {
    this.i18n = i18n;
    this.#store = store;
    this.#request = request;
  }

  get #state(): TranslationState {
    return this.#store.get(translationStateAtom);
  }

  #change(changes: Partial<TranslationState>): void {
    this.#store.set(translationStateAtom, { ...this.#state, ...changes });
  }

  /** Sets the page's language and date locale and updates the page. */
  setLanguage(language: string, dateLocale: string): void {
    this.#change({ language, dateLocale });
    void this.i18n.changeLanguage(languageTag(language));
    tellLanguage(language);
  }

  /** Adds texts that came with the page, so that they need not be requested. */
  add(answer: TranslationAnswer): void {
    const { language, dateLocale } = this.#languages();
    this.#take(answer, language, dateLocale);
  }

  /**
   * Loads sections in the page's language, along with the core sections. Loaded ones are available immediately, pending
   * ones are awaited, and the rest are requested in one call.
   * @throws TranslationError before a language is set, or if a section fails to load.
   */
  async loadSections(sections: readonly string[]): Promise<void> {
    const { language, dateLocale } = this.#languages();
    const isOutdated = () =>
      this.#state.language !== language || this.#state.dateLocale !== dateLocale;
    for (const section of sections) this.#sectionsToShow.add(section);
    try {
      await this.load(language, dateLocale, sections);
    } catch (error) {
      if (!isOutdated()) {
        // Everything falls back to English.
        if (this.loadedSections().size === 0) tellLanguage('en');
        throw error;
      }
    }
    // The language has changed in the meantime, and the page shows the new one.
    if (isOutdated()) await this.loadSections(sections);
  }

  /** The sections that are or should be shown in the page's language. */
  sectionsInUse(): string[] {
    return [...new Set([...this.loadedSections(), ...this.#sectionsToShow])];
  }

  /** The sections that have loaded in the page's language. */
  loadedSections(): ReadonlySet<string> {
    return this.#state.sections.get(this.#languages().language) ?? new Set();
  }

  #languages(): { language: string; dateLocale: string } {
    const { language, dateLocale } = this.#state;
    if (language === null) {
      throw new TranslationError('loadSection can not be called before setLanguage');
    }
    return { language, dateLocale };
  }

  /**
   * Loads sections in any language, without showing it.
   * @throws TranslationError if a section fails to load.
   */
  async load(language: string, dateLocale: string, sections: readonly string[]): Promise<void> {
    const own = sections.filter((section) => !isCore(section));
    const missing = [...new Set([core, ...own])].filter(
      (section) => !this.#isLoaded(section, language, dateLocale),
    );
    const key = (section: string) => `${language}/${dateLocale}/${section}`;
    const toRequest = missing.filter((section) => !this.#pending.has(key(section)));
    if (toRequest.length > 0) {
      const call = this.#fetch({
        language,
        // The core sections come with any section.
        sections:
          toRequest.length > 1 ? toRequest.filter((section) => section !== core) : toRequest,
        dateLocale,
      }).finally(() => {
        for (const section of toRequest) this.#pending.delete(key(section));
      });
      for (const section of toRequest) this.#pending.set(key(section), call);
    }
    await Promise.all(missing.map((section) => this.#pending.get(key(section))));
  }

  /** Loaded means that the messages and the locale's date formats are present. */
  #isLoaded(section: string, language: string, dateLocale: string): boolean {
    const { sections, dateFormats } = this.#state;
    return sections.get(language)?.has(section) === true && dateFormats.has(dateLocale);
  }

  async #fetch(request: SectionRequest): Promise<void> {
    const { language, sections, dateLocale } = request;
    try {
      const answer = (await this.#request(request)) ?? {};
      const hasCore = this.#state.sections.get(language)?.has(core) === true;
      const absent = [
        ...(hasCore ? [] : ['core_js']),
        ...sections.filter((name) => !isCore(name)),
      ].filter((section) => !answer[`${section}_${language}`]);
      if (absent.length > 0) throw new Error(`The answer has no ${absent.join(', ')}.`);
      this.#take(answer, language, dateLocale);
      const { dateFormats } = this.#state;
      // Record locales without formats too, so that they are not requested again.
      if (!dateFormats.has(dateLocale)) {
        this.#change({ dateFormats: new Map(dateFormats).set(dateLocale, {}) });
      }
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new TranslationError(
        message('errors:Could not load sections %sections% for language %language%: %reason%', {
          sections: sections.join(', '),
          language,
          reason,
        }),
        { cause },
      );
    }
  }

  #take(answer: TranslationAnswer, language: string, dateLocale: string): void {
    const loadedSections = new Set(this.#state.sections.get(language));
    const end = `_${language}`;
    for (const [name, messages] of Object.entries(answer)) {
      if (!name.endsWith(end)) continue;
      const section = name.slice(0, -end.length);
      if (section === 'datetime') {
        const { dateFormats } = this.#state;
        this.#change({ dateFormats: new Map(dateFormats).set(dateLocale, messages) });
        continue;
      }
      addMessages(this.i18n, languageTag(language), messages);
      for (const part of section === 'core_js' ? coreSections : [section]) loadedSections.add(part);
    }
    this.#change({ sections: new Map(this.#state.sections).set(language, loadedSections) });
    if (language === this.#state.language) tellLanguage(language);
  }
}
