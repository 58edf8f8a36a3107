/** Numbers from the product specification, sections 4, 5, 7 and 9, by the constants that contain them. */
export interface SpecifiedNumber {
  readonly file: string;
  readonly name: string;
  readonly value: number;
}

/** Texts from the product specification, by the files that must contain them. */
export interface SpecifiedText {
  readonly file: string;
  readonly text: string;
}

export const numbers: readonly SpecifiedNumber[] = [
  { file: 'src/status/MessageBox.tsx', name: 'shownMilliseconds', value: 5000 },
  { file: 'src/features/header/panel/news.ts', name: 'newsWindowMs', value: 7_776_000_000 },
  { file: 'src/features/login/use-fresh-page.ts', name: 'reloadAfterMinutes', value: 28 },
  { file: 'src/session/missing-icons.ts', name: 'quietTime', value: 600_000 },
  { file: 'src/analytics/outbound-clicks.ts', name: 'outboundDelayMs', value: 150 },
  { file: 'src/ui/menu/use-context-menu.ts', name: 'holdDelay', value: 1000 },
  { file: 'src/ui/menu/MenuEntries.tsx', name: 'hoverDelay', value: 500 },
  { file: 'src/ui/overlay/use-tooltip.ts', name: 'showDelay', value: 700 },
  { file: 'src/ui/overlay/use-tooltip.ts', name: 'hideDelay', value: 50 },
  { file: 'src/ui/overlay/use-tooltip.ts', name: 'touchHideDelay', value: 2000 },
  { file: 'src/ui/menu/outer-click.ts', name: 'mostAncestors', value: 50 },
  { file: 'src/ui/icon/Icon.tsx', name: 'size', value: 16 },
  { file: 'mocks/handlers/upload-policies.ts', name: 'avatarBytes', value: 15_728_640 },
  { file: 'mocks/http/request-body.ts', name: 'maximumBodyBytes', value: 20_971_520 },
  { file: 'mocks/upload/upload-session.ts', name: 'minimumPartSize', value: 5_242_880 },
];

const catalogue = 'src/api/catalogue.ts';
const connectionError = 'src/api/catalogue.ts';
const translations = 'src/i18n/translations.ts';

export const texts: readonly SpecifiedText[] = [
  ...[
    "'login_required',",
    "'reauth_required',",
    "'two_factor_authentication_code_required',",
    "'errors:Request Entity Too Large'",
    "'errors:The upload failed because the file is larger than the allowed maximum size of 20 MB.'",
    "'errors:Unexpected server error'",
    "'errors:Apologies for the trouble, we have been notified but please get in touch with details if the error persists.'",
  ].map((text) => ({ file: catalogue, text })),
  ...[
    "'errors:Unexpected connection error'",
    "'errors:It appears the %product% website can not be reached, you may be offline.'",
  ].map((text) => ({ file: connectionError, text })),
  { file: translations, text: "'loadSection can not be called before setLanguage'" },
  {
    file: translations,
    text: "'errors:Could not load sections %sections% for language %language%: %reason%'",
  },
  { file: 'src/session/missing-icons.ts', text: "message: 'Icon not found'" },
  { file: 'src/session/user-state.ts', text: "userStateKey = 'user-state'" },
  { file: 'src/app/guards.ts', text: '_target_path: pathBelowBase(' },
];

const schemas = 'node_modules/filestack-js/build/module/lib';

/** The upload client in use is newer than the specification's; the facts that the specification relies on are checked here. */
export const uploadClientNumbers: readonly SpecifiedNumber[] = [
  ...Object.entries({
    DEFAULT_PART_SIZE: 6_291_456,
    MIN_PART_SIZE: 5_242_880,
    INTELLIGENT_CHUNK_SIZE: 8_388_608,
    INTELLIGENT_MOBILE_CHUNK_SIZE: 1_048_576,
    MIN_CHUNK_SIZE: 32_768,
  }).map(([name, value]) => ({
    file: `${schemas}/api/upload/uploaders/abstract.js`,
    name,
    value,
  })),
  { file: `${schemas}/api/upload/file.js`, name: 'MAX_S3_CHUNKS_ALLOWED', value: 10_000 },
  { file: `${schemas}/api/upload/upload.js`, name: 'DEFAULT_PROGRESS_INTERVAL', value: 1000 },
];

const bundle = 'node_modules/filestack-js/build/browser/filestack.esm.js';

export const uploadClientTexts: readonly SpecifiedText[] = [
  'Params validation error',
  'Invalid upload params',
  'Invalid store params',
  'Invalid picker params',
  'Invalid preview params',
  'Invalid metadata params',
  'Invalid retrieve params',
  'Invalid file "',
  'size - 0',
  'Incorrect start response',
  'Cannot upload file. Start request failed',
  'Cannot get part metadata',
  'Cannot upload file, check S3 bucket settings',
  'Cannot upload file part',
  'Cannot upload file part (FII)',
  'Min chunk size reached',
  'Cannot commit file part metadata',
  'Cannot complete file',
  'Invalid store response',
  'Unsupported input file type',
  'The File APIs are not fully supported by your browser',
  'Minimum part size is 5MB',
  'Upload url not set',
  'Name function must return a string',
  'Incorrect upload token',
  'There is a problem with prefetch request',
  'RequestTimeTooSkewed',
].map((text) => ({ file: bundle, text }));
