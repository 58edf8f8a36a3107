/** Keywords of the documents for lists, limits and constants of the product specification. */
export interface SpecifiedKeyword {
  readonly document: string;
  /** Path from the document's schemas, or from a call as `GET /path`, to the schema with the keyword. */
  readonly at: readonly string[];
  readonly keyword: string;
  readonly value: unknown;
}

/** Keywords of one schema. */
function schema(
  document: string,
  at: string,
  keywords: Readonly<Record<string, unknown>>,
): SpecifiedKeyword[] {
  return Object.entries(keywords).map(([keyword, value]) => ({
    document,
    at: at.split(' '),
    keyword,
    value,
  }));
}

const search = 'GET /admintool96/api';
const dateLocales = [
  ...['cs', 'da', 'de', 'es', 'fi', 'fr', 'hr', 'hu', 'it', 'ja', 'nb', 'nl', 'pl', 'pt', 'ro'],
  ...['ru', 'sk', 'sl', 'sr', 'sv', 'tr', 'zh-cn', 'zh-tw'],
];

const lists = [
  ...schema('app', 'SettingsSection', {
    enum: ['general_settings', 'calendar_views', 'identity', 'date_time'],
  }),
  ...schema('app', 'LicenseTier', {
    enum: ['enterprise', 'business', 'premium', 'pro', 'plus', 'standard', 'intro'],
  }),
  ...schema('app', 'LanguageCode', { enum: ['en', ...dateLocales] }),
  ...schema('admin', 'GrantableRole', {
    enum: ['ROLE_USER', 'ROLE_TESTUSER', 'ROLE_SALES', 'ROLE_SUPPORT', 'ROLE_ADMIN'],
  }),
  ...schema('upload', 'PickerSource', {
    enum: [
      ...['local_file_system', 'url', 'imagesearch', 'facebook', 'instagram', 'googledrive'],
      ...['picasa', 'unsplash', 'dropbox', 'webcam', 'video', 'audio', 'box', 'github', 'gmail'],
      ...['googlephotos', 'onedrive', 'onedriveforbusiness', 'clouddrive', 'customsource', 'tint'],
    ],
  }),
  ...schema('upload', 'PickerLanguage', {
    enum: [
      ...['ca', 'da', 'de', 'en', 'es', 'fr', 'he', 'it', 'ja', 'ko', 'nl', 'no', 'pl', 'pt'],
      ...['sv', 'ru', 'vi', 'zh', 'tr', 'ar'],
    ],
  }),
  ...schema('upload', 'PickerOptions properties displayMode', {
    enum: ['inline', 'overlay', 'dropPane'],
  }),
  ...schema('upload', 'PickerOptions properties viewType', { enum: ['grid', 'list'] }),
  ...schema('upload', 'StoreAccess', { enum: ['public', 'private'] }),
  ...schema('upload', 'RecordingType', { enum: ['video', 'audio'] }),
];

const uploads = [
  ...schema('upload', 'UploadOptions properties partSize', { type: 'integer', minimum: 5_242_880 }),
  ...schema('upload', 'UploadOptions properties concurrency', {
    type: 'integer',
    minimum: 1,
    maximum: 20,
  }),
  ...schema('upload', 'UploadOptions properties retry', {
    type: 'integer',
    minimum: 0,
    maximum: 20,
  }),
  ...schema('upload', 'UploadOptions properties timeout', {
    type: 'integer',
    minimum: 1,
    maximum: 3_600_000,
  }),
  ...schema('upload', 'UploadOptions properties intelligent', {
    oneOf: [{ type: 'boolean' }, { type: 'string', const: 'fallback' }],
  }),
  ...schema('upload', 'UploadOptions properties intelligentChunkSize', { minimum: 32_768 }),
  ...schema('upload', 'UploadTags', { maxProperties: 10 }),
  ...schema('upload', 'PickerOptions properties maxFiles', { minimum: 1, maximum: 1_000_000 }),
  ...schema('upload', 'PickerOptions properties minFiles', { minimum: 1, maximum: 1_000_000 }),
  ...schema('upload', 'PickerOptions properties maxSize', { type: 'integer', minimum: 1 }),
  ...schema('upload', 'PixelPair', { minItems: 2, maxItems: 2 }),
  ...schema('upload', 'PixelPair items', { type: 'integer', minimum: 1 }),
  ...schema('upload', 'MimeType', { maxLength: 255 }),
  ...schema('upload', 'StoreOptions properties altText', { maxLength: 125 }),
  ...schema('upload', 'CompleteRequest properties alt', { maxLength: 125 }),
  ...schema('upload', 'PartNumber', { minimum: 1, maximum: 10_000 }),
  ...schema('upload', 'StartRequest properties size', { minimum: 1 }),
  ...schema('upload', 'SecurityOptions', { required: ['policy', 'signature'] }),
  ...schema('upload', 'UploadPolicy properties expiry', { type: 'integer' }),
];

const calls = [
  ...schema('app', 'HostSettings properties language', { default: 'en' }),
  ...schema('app', 'HostSettings properties calendarDefaults properties weekStart', {
    minimum: 0,
    maximum: 6,
  }),
  ...schema('app', 'AvatarUpload properties size', { minimum: 1, maximum: 15_728_640 }),
  ...schema('app', 'AvatarUpload properties mimetype', { enum: ['image/jpeg', 'image/png'] }),
  ...schema('admin', 'Invoice properties created_at', { format: 'date-time' }),
  ...schema('admin', 'TrialEnd', {
    pattern:
      '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\\+00:00$',
  }),
];

const paging = [`${search}/search-calendar`, `${search}/user/search`, `${search}/email/search`]
  .flatMap((call) => [
    { at: [call, 'limit', 'schema'], keyword: 'default', value: 100 },
    { at: [call, 'offset', 'schema'], keyword: 'default', value: 0 },
  ])
  .map((keyword) => ({ document: 'admin', ...keyword }));

export const keywords: readonly SpecifiedKeyword[] = [...lists, ...uploads, ...calls, ...paging];

/** Defaults of the upload client, taken from its options' descriptions: a schema's `default` would make them required. */
export const uploadDefaults: Readonly<Record<string, readonly number[]>> = {
  partSize: [6_291_456],
  concurrency: [3],
  retry: [10],
  timeout: [120_000],
  progressInterval: [1000],
  intelligentChunkSize: [8_388_608, 1_048_576],
};
