/** The entities of the product specification, sections 1 and 3, with the fields that it names. */
export interface SpecifiedEntity {
  readonly document: string;
  readonly schema: string;
  /** Required fields. */
  readonly required: readonly string[];
  /** Optional fields. */
  readonly optional?: readonly string[];
}

export const entities: readonly SpecifiedEntity[] = [
  {
    document: 'app',
    schema: 'HostSettings',
    required: [
      ...['appKey', 'organizationName', 'organizationUrlName', 'organizationHidden', 'accessName'],
      ...['appIdentifier', 'appTitle', 'resourcesUrl', 'baseUrl', 'assetsVersion'],
      ...['languageSections', 'use24hTimes', 'calendarDefaults.weekStart'],
      ...['calendarDefaults.hideWeekend', 'customFieldImages', 'chatIntegrationClientId'],
      ...['debugMode', 'user'],
    ],
    optional: ['language', 'dateLocale'],
  },
  {
    document: 'app',
    schema: 'User',
    required: ['id', 'name', 'roles', 'avatar_type', 'avatar_url', 'two_fa_active'],
  },
  {
    document: 'admin',
    schema: 'Subscription',
    required: ['license', 'features', 'features.max_file_size', 'license_history'],
  },
  { document: 'admin', schema: 'Organization', required: ['loaded', 'billing', 'hidden'] },
  { document: 'admin', schema: 'Invoice', required: ['created_at'] },
  { document: 'app', schema: 'NewsItem', required: ['id', 'date'] },
  { document: 'app', schema: 'UploadPolicyAnswer', required: ['policy'] },
  { document: 'upload', schema: 'UploadPolicy', required: ['expiry'] },
  {
    document: 'admin',
    schema: 'TrustedDomain',
    required: ['domain', 'valid', 'source_id', 'owners'],
  },
  {
    document: 'app',
    schema: 'ErrorBody',
    required: ['error.id', 'error.title', 'error.message'],
    optional: ['error.details'],
  },
  { document: 'app', schema: 'ErrorDetail', required: ['field', 'message'] },
  { document: 'app', schema: 'ImpersonationCheck', required: ['is_impersonated'] },
  {
    document: 'app',
    schema: 'StatusMessage',
    required: ['type'],
    optional: ['title', 'params', 'keep'],
  },
  {
    document: 'upload',
    schema: 'UploadedFile',
    required: [
      ...['name', 'status', 'type', 'size', 'url', 'handle', 'container', 'key', 'uploadTags'],
      'workflows',
    ],
  },
  {
    document: 'upload',
    schema: 'StoreOptions',
    required: [],
    optional: [
      ...['filename', 'mimetype', 'altText', 'location', 'path', 'container', 'region', 'access'],
      ...['base64decode', 'workflows', 'disableStorageKey', 'tags', 'sanitizer'],
    ],
  },
  {
    document: 'upload',
    schema: 'UploadPolicy',
    required: ['expiry'],
    optional: ['call', 'handle', 'url', 'maxSize', 'minSize', 'path', 'container'],
  },
  { document: 'upload', schema: 'SecurityOptions', required: ['policy', 'signature'] },
  {
    document: 'upload',
    schema: 'UploadProgress',
    required: ['totalBytes', 'totalPercent'],
    optional: ['files'],
  },
  {
    document: 'upload',
    schema: 'PickerOptions',
    required: [],
    optional: [
      ...['accept', 'fromSources', 'maxFiles', 'minFiles', 'maxSize', 'lang', 'displayMode'],
      ...['viewType', 'storeTo', 'transformations', 'customText', 'imageDim', 'imageMax'],
      ...['imageMin', 'modalSize'],
    ],
  },
  {
    document: 'upload',
    schema: 'UploadOptions',
    required: [],
    optional: [
      ...['partSize', 'concurrency', 'retry', 'timeout', 'intelligent', 'intelligentChunkSize'],
      ...['progressInterval', 'tags'],
    ],
  },
];
