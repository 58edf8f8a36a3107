/**
 * The 69 calls of the product specification, section 7, written by hand, since anything derived from the documents cannot
 * show that a document is wrong.
 */
export interface SpecifiedCall {
  readonly document: 'app' | 'admin' | 'upload' | 'analytics';
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: readonly string[];
  /** Fields of the request's body; nested ones with a dot. */
  readonly body?: readonly string[];
  /** Fields of the successful answer. */
  readonly answer?: readonly string[];
  /** The required ones. */
  readonly required?: readonly string[];
  /** Required headers of the successful answer. */
  readonly headers?: readonly string[];
}

const admin = '/admintool96';

const product: readonly SpecifiedCall[] = [
  {
    document: 'app',
    method: 'GET',
    path: '/{assetsVersion}/internationalization/{language}/{sections}/{dateLocale}',
  },
  {
    document: 'app',
    method: 'GET',
    path: '/{appKey}/upload/create-signature/logo',
    answer: ['policy'],
    required: ['policy'],
  },
  { document: 'app', method: 'GET', path: '/user/avatar/create-signature' },
  { document: 'app', method: 'GET', path: '/{calendarKey}/events/{eventId}/attachments/policy' },
  {
    document: 'app',
    method: 'POST',
    path: '/user/avatar/upload',
    body: ['url', 'handle', 'size'],
  },
  { document: 'app', method: 'POST', path: '/user/profile/primary-email', body: ['email'] },
  {
    document: 'app',
    method: 'GET',
    path: '/is-impersonated',
    answer: ['is_impersonated'],
    required: ['is_impersonated'],
  },
  { document: 'app', method: 'GET', path: '/impersonation', query: ['_switch_user'] },
  { document: 'app', method: 'POST', path: '/exit-impersonation' },
  { document: 'app', method: 'POST', path: '/log', body: ['message', 'context'] },
  { document: 'app', method: 'POST', path: '/{calendarKey}' },
];

/**
 * Other calls of the specification: the second address of a protected calendar, and the page route of section 2 that a server
 * answers itself.
 */
const besides: readonly SpecifiedCall[] = [
  { document: 'app', method: 'POST', path: '/c/{identifier}' },
  { document: 'app', method: 'GET', path: '/logout', query: ['calendarKey', 'calendarId'] },
];

const adminTool: readonly SpecifiedCall[] = [
  {
    document: 'admin',
    method: 'GET',
    path: `${admin}/api/search-calendar`,
    query: ['type', 'query', 'offset', 'limit', 'groupby'],
  },
  { document: 'admin', method: 'GET', path: `${admin}/api/calendar-details/{id}` },
  {
    document: 'admin',
    method: 'POST',
    path: `${admin}/api/deactivate-calendar`,
    body: ['calendarId', 'keyId', 'active'],
  },
  { document: 'admin', method: 'POST', path: `${admin}/api/{id}/reset-password` },
  {
    document: 'admin',
    method: 'GET',
    path: `${admin}/api/{org}/billing`,
    answer: ['loaded', 'billing', 'hidden'],
  },
  { document: 'admin', method: 'GET', path: `${admin}/api/overdue-orgs` },
  { document: 'admin', method: 'PUT', path: `${admin}/api/{org}/trial-date`, body: ['trial_end'] },
  { document: 'admin', method: 'POST', path: `${admin}/api/{org}/restart-trial` },
  {
    document: 'admin',
    method: 'PUT',
    path: `${admin}/api/{org}/add-balance`,
    body: ['amount', 'reason'],
  },
  { document: 'admin', method: 'PUT', path: `${admin}/api/{org}/setup-free-customer` },
  { document: 'admin', method: 'PUT', path: `${admin}/api/org/{id}/discount` },
  { document: 'admin', method: 'DELETE', path: `${admin}/api/org/{id}/discount` },
  { document: 'admin', method: 'PUT', path: `${admin}/api/app/{id}/update-attributes` },
  { document: 'admin', method: 'PUT', path: `${admin}/api/{id}/update-attributes` },
  {
    document: 'admin',
    method: 'GET',
    path: `${admin}/api/{id}/subscription/load`,
    answer: ['license', 'features', 'license_history'],
  },
  { document: 'admin', method: 'POST', path: `${admin}/api/{id}/subscription/save` },
  { document: 'admin', method: 'POST', path: `${admin}/api/{id}/subscription/save-license-log` },
  { document: 'admin', method: 'GET', path: `${admin}/api/{id}/restore-calendar/{x}` },
  { document: 'admin', method: 'PATCH', path: `${admin}/api/org/{id}`, body: ['hidden'] },
  {
    document: 'admin',
    method: 'GET',
    path: `${admin}/api/user/search`,
    query: ['type', 'query', 'offset', 'limit'],
  },
  { document: 'admin', method: 'POST', path: `${admin}/api/user/{id}/reset-password` },
  { document: 'admin', method: 'GET', path: `${admin}/api/user/{id}/view` },
  { document: 'admin', method: 'POST', path: `${admin}/api/user/{id}/update` },
  { document: 'admin', method: 'POST', path: `${admin}/api/user/{id}/activate` },
  { document: 'admin', method: 'POST', path: `${admin}/api/user/{id}/restore` },
  { document: 'admin', method: 'GET', path: `${admin}/api/user/{id}/email-subscriptions` },
  { document: 'admin', method: 'DELETE', path: `${admin}/api/user/{id}/email-subscriptions` },
  { document: 'admin', method: 'DELETE', path: `${admin}/api/user/{id}/delete` },
  {
    document: 'admin',
    method: 'GET',
    path: `${admin}/api/email/search`,
    query: ['query', 'offset', 'limit'],
  },
  { document: 'admin', method: 'GET', path: `${admin}/api/newsletter/search`, query: ['query'] },
  {
    document: 'admin',
    method: 'POST',
    path: `${admin}/api/newsletter/{status}`,
    body: ['email'],
  },
  { document: 'admin', method: 'POST', path: `${admin}/api/newsletter/add` },
  {
    document: 'admin',
    method: 'DELETE',
    path: `${admin}/api/newsletter/subscriber`,
    query: ['email'],
  },
  { document: 'admin', method: 'POST', path: `${admin}/api/{id}/audit/note`, body: ['note'] },
  { document: 'admin', method: 'POST', path: `${admin}/api/firebase/push-message` },
  {
    document: 'admin',
    method: 'GET',
    path: `${admin}/trusted-domains`,
    query: ['query', 'offset', 'limit', 'sort', 'order', 'valid'],
  },
  { document: 'admin', method: 'PUT', path: `${admin}/trusted-domains`, body: ['domain'] },
  { document: 'admin', method: 'DELETE', path: `${admin}/trusted-domains`, query: ['domain'] },
  {
    document: 'admin',
    method: 'POST',
    path: `${admin}/api/app/{app}/create-administrator-user`,
    body: ['org_id', 'app_identifier', 'email'],
  },
  {
    document: 'admin',
    method: 'POST',
    path: `${admin}/api/app/{app}/create-administrator-link`,
    body: ['org_id', 'app_identifier', 'link_name'],
  },
];

const storeOptions = [
  'location',
  'path',
  'container',
  'region',
  'access',
  'base64decode',
  'workflows',
  'disableStorageKey',
  'tags',
].map((name) => `store.${name}`);

const metadataFlags = [
  'size',
  'mimetype',
  'filename',
  'width',
  'height',
  'uploaded',
  'writeable',
  'cloud',
  'sourceUrl',
  'md5',
  'sha1',
  'sha224',
  'sha256',
  'sha384',
  'sha512',
  'location',
  'path',
  'container',
  'exif',
];

const provider: readonly SpecifiedCall[] = [
  {
    document: 'upload',
    method: 'POST',
    path: '/multipart/start',
    body: [
      ...['filename', 'mimetype', 'size', 'apikey', 'policy', 'signature', 'fii'],
      ...storeOptions,
    ],
    answer: ['location_url', 'region', 'upload_id', 'uri', 'upload_type'],
    required: ['location_url', 'region', 'upload_id', 'uri'],
  },
  {
    document: 'upload',
    method: 'POST',
    path: '/multipart/upload',
    body: [
      ...['apikey', 'uri', 'region', 'signature', 'policy', 'upload_id', 'part', 'size'],
      ...['offset', 'md5'],
    ],
    answer: ['url', 'headers'],
    required: ['url', 'headers'],
  },
  {
    document: 'upload',
    method: 'PUT',
    path: '/storage/{upload_id}/{part}/{offset}',
    headers: ['ETag'],
  },
  { document: 'upload', method: 'POST', path: '/multipart/commit', body: ['part', 'size'] },
  {
    document: 'upload',
    method: 'POST',
    path: '/multipart/complete',
    body: [
      ...['parts.part_number', 'parts.etag', 'filename', 'mimetype', 'size', 'upload_tags', 'alt'],
    ],
    answer: ['handle', 'url', 'container', 'key', 'upload_tags', 'workflows', 'status'],
  },
  {
    document: 'upload',
    method: 'POST',
    path: '/process',
    body: ['apikey', 'sources', 'tasks', 'upload_tags'],
  },
  {
    document: 'upload',
    method: 'POST',
    path: '/prefetch',
    body: ['apikey', 'security', 'permissions', 'settings', 'picker_config', 'events'],
    answer: ['updated_config'],
  },
  { document: 'upload', method: 'POST', path: '/folder/list' },
  { document: 'upload', method: 'POST', path: '/store/' },
  { document: 'upload', method: 'POST', path: '/auth/logout' },
  { document: 'upload', method: 'POST', path: '/metadata' },
  { document: 'upload', method: 'POST', path: '/recording/{type}/init' },
  { document: 'upload', method: 'POST', path: '/recording/{type}/start' },
  { document: 'upload', method: 'POST', path: '/recording/{type}/stop' },
  {
    document: 'upload',
    method: 'DELETE',
    path: '/api/file/{handle}',
    query: ['key', 'policy', 'signature', 'skip_storage'],
  },
  {
    document: 'upload',
    method: 'GET',
    path: '/api/file/{handle}/metadata',
    query: metadataFlags,
    answer: metadataFlags,
  },
  { document: 'upload', method: 'GET', path: '/api/file/{handle}' },
  {
    document: 'analytics',
    method: 'POST',
    path: '/api/event',
    body: ['n', 'u', 'd', 'r', 'w', 'h', 'p'],
  },
];

export const specifiedCalls: readonly SpecifiedCall[] = [...product, ...adminTool, ...provider];

/** Everything that the documents mark as specified. */
export const specifiedOperations: readonly SpecifiedCall[] = [...specifiedCalls, ...besides];
