import type { CutLibrary } from './cut-libraries.ts';

/** Options that are off by default. */
const offOptions = [
  'returnDetails',
  'returnObjects',
  'returnedObjectHandler',
  'joinArrays',
  'updateMissing',
  'missingKeyNoValueFallbackToKey',
  'appendNamespaceToCIMode',
  'appendNamespaceToMissingKey',
  'parseMissingKeyHandler',
  'partialBundledLanguages',
  'missingInterpolationHandler',
  'postProcess',
  'context',
  'ordinal',
  'supportedLngs',
  'preload',
  'isClone',
  'fallbackNS',
  'lowerCaseLng',
  'nonExplicitSupportedLngs',
  'defaultVariables',
  'debug',
];

/**
 * i18next without the code for fetching texts, detecting the browser's language, nested keys, texts within texts,
 * formats and grammatical contexts. `createI18n` turns all that off, which tree shaking cannot detect. `I18n` in
 * `src/i18n/i18n.ts` omits the methods.
 */
export const i18next: CutLibrary = {
  name: 'i18next',
  version: '27.1.2',
  module: /^i18next\/dist\/esm\/i18next\.js$/,
  holds: 'class Translator',
  removed: {
    from: ['i18next'],
    exports: ['dir', 'exists', 'getFixedT', 'loadLanguages', 'loadNamespaces', 'reloadResources'],
    options: offOptions,
  },
  cuts: {
    bodies: {
      'Connector.load': '',
      'Connector.reload': '',
      'Connector.prepareLoading': '',
      'Connector.queueLoad': '',
      'Connector.loadOne': '',
      'Connector.loaded': '',
      'Connector.read': '',
      'Connector.saveMissing': '',
      'I18n.cloneInstance': '',
      'I18n.dir': '',
      'I18n.exists': '',
      'I18n.getFixedT': '',
      'I18n.hydrate': '',
      'I18n.loadLanguages': '',
      'I18n.loadNamespaces': '',
      'I18n.reloadResources': '',
      'I18n.toJSON': '',
      'Interpolator.nest': 'return str;',
      'LanguageUtil.getScriptPartFromCode': '',
      'PluralResolver.getPluralFormsOfKey': '',
      'PluralResolver.needsPlural': '',
      'ResourceStore.addResource': '',
      'ResourceStore.addResources': '',
      'ResourceStore.removeResourceBundle': '',
      'ResourceStore.toJSON': '',
      'Translator.exists': '',
      'Translator.extractFromKey':
        'const namespaces = opt.ns || this.options.defaultNS || []; return { key, namespaces: isString(namespaces) ? [namespaces] : namespaces };',
      'Translator.getUsedParamsDetails': '',
      deepExtend: '',
      deepFind:
        'return obj && Object.prototype.hasOwnProperty.call(obj, path) ? obj[path] : undefined;',
      keysFromSelector: '',
      // Only loading and language detection add languages that need it.
      isRefusedLanguageCode: 'return false;',
    },
    // They do nothing unless `debug` is on.
    calls: ['this.logger.warn', 'this.logger.log', 'this.logger.once', 'this.logger.deprecate'],
    code: [
      {
        find: new RegExp(
          String.raw`\b(?:this\.)?(?:opts?|options|logger)\??\.(?:interpolation\.)?(?:${offOptions.join('|')})\b(?!\s*=[^=])`,
          'g',
        ),
        by: 'undefined',
      },
      {
        find: /\bthis\.(?:services|modules)\.(?:languageDetector|i18nFormat|backend|logger)\b/g,
        by: 'undefined',
      },
      { find: /\bthis\.i18nFormat\b/g, by: 'undefined' },
      { find: /formatter = Formatter;/, by: '' },
      { find: /\bif \(\w+\?\.toLowerCase\(\) === 'cimode'/g, by: 'if (false' },
      { find: /(const keySeparator =) opt\.keySeparator[^;]*;/g, by: '$1 false;' },
      // Texts are always strings, never objects.
      { find: /(const isObjectHit =)[^;]*;/, by: '$1 false;' },
      { find: /(const hasDefaultValue =)[^;]*;/, by: '$1 false;' },
      { find: /(const defaultValue =)[^;]*;/, by: '$1 undefined;' },
    ],
  },
};
