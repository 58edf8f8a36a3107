import type { Sources } from './specification-errors.ts';

/** A fact of the specification that is changed in a copy, to see whether a test notices. */
export interface Mutation {
  readonly what: string;
  readonly changed: (sources: Sources) => Sources;
}

type Change = (holder: Record<string, unknown>, name: string) => void;

const drop: Change = (holder, name) => {
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else delete holder[name];
};

function to(value: unknown): Change {
  return (holder, name) => {
    holder[name] = value;
  };
}

function without(entry: string): Change {
  return (holder, name) => {
    const list = holder[name];
    if (!Array.isArray(list) || !list.includes(entry)) throw new Error(`There is no ${entry}.`);
    holder[name] = list.filter((one) => one !== entry);
  };
}

const reversed: Change = (holder, name) => {
  const list = holder[name];
  if (Array.isArray(list)) holder[name] = list.toReversed();
};

function renamed(newName: string): Change {
  return (holder, name) => {
    holder[newName] = holder[name];
    delete holder[name];
  };
}

/** A change in a copy of a document. */
function inDocument(what: string, name: string, at: readonly string[], change: Change): Mutation {
  return {
    what,
    changed: ({ documents, readText }) => {
      const copy = structuredClone(documents.get(name)) ?? {};
      let holder: unknown = copy;
      for (const segment of at.slice(0, -1)) holder = Object(holder)[segment];
      const last = at.at(-1) ?? '';
      if (typeof holder !== 'object' || holder === null || !(last in holder)) {
        throw new Error(`${what}: there is no ${at.join(' ')} in ${name}.`);
      }
      change(holder as Record<string, unknown>, last);
      return { documents: new Map(documents).set(name, copy), readText };
    },
  };
}

function inSchema(what: string, name: string, at: string, change: Change): Mutation {
  return inDocument(what, name, ['components', 'schemas', ...at.split(' ')], change);
}

function inFile(what: string, file: string, before: string, after: string): Mutation {
  return {
    what,
    changed: ({ documents, readText }) => ({
      documents,
      readText: (name) => {
        const text = readText(name);
        if (name !== file) return text;
        if (!text.includes(before)) throw new Error(`${what}: ${file} does not say ${before}.`);
        return text.replace(before, after);
      },
    }),
  };
}

const api = '/admintool96/api';

const calls: readonly Mutation[] = [
  inDocument(
    'the translation call is gone',
    'app',
    ['paths', '/{assetsVersion}/internationalization/{language}/{sections}/{dateLocale}', 'get'],
    drop,
  ),
  inDocument(
    'the primary address is set by PUT',
    'app',
    ['paths', '/user/profile/primary-email', 'post'],
    renamed('put'),
  ),
  inDocument('the log has another path', 'app', ['paths', '/log'], renamed('/logs')),
  inDocument(
    'an impersonation is checked at another path',
    'app',
    ['paths', '/is-impersonated'],
    renamed('/impersonated'),
  ),
  inDocument(
    'the exit has another parameter',
    'app',
    ['paths', '/impersonation', 'get', 'parameters', '0', 'name'],
    to('switch'),
  ),
  inDocument(
    'a proposed call is marked as specified',
    'app',
    ['paths', '/login', 'post', 'x-source'],
    to('specified'),
  ),
  inDocument(
    'a specified call is marked as proposed',
    'app',
    ['paths', '/user/avatar/upload', 'post', 'x-source'],
    to('proposed'),
  ),
  inDocument(
    'the calendar search has no groupby',
    'admin',
    ['paths', `${api}/search-calendar`, 'get', 'parameters', '4'],
    drop,
  ),
  inDocument(
    'trial dates are set by POST',
    'admin',
    ['paths', `${api}/{org}/trial-date`, 'put'],
    renamed('post'),
  ),
  inDocument(
    'a discount cannot be removed',
    'admin',
    ['paths', `${api}/org/{id}/discount`, 'delete'],
    drop,
  ),
  inDocument(
    'an organization is changed by PUT',
    'admin',
    ['paths', `${api}/org/{id}`, 'patch'],
    renamed('put'),
  ),
  inDocument(
    'restoring has another path',
    'admin',
    ['paths', `${api}/{id}/restore-calendar/{x}`],
    renamed(`${api}/{id}/restore/{x}`),
  ),
  inDocument(
    'newsletter addresses are removed without an address',
    'admin',
    ['paths', `${api}/newsletter/subscriber`, 'delete', 'parameters'],
    drop,
  ),
  inDocument(
    'trusted domains cannot be sorted',
    'admin',
    ['paths', '/admintool96/trusted-domains', 'get', 'parameters', '3', 'name'],
    to('by'),
  ),
  inDocument(
    'parts are signed at another path',
    'upload',
    ['paths', '/multipart/upload'],
    renamed('/multipart/sign'),
  ),
  inDocument(
    'the store path has lost its slash',
    'upload',
    ['paths', '/store/'],
    renamed('/store'),
  ),
  inDocument(
    'a file is deleted without its key',
    'upload',
    ['paths', '/api/file/{handle}', 'delete', 'parameters', '0'],
    drop,
  ),
  inDocument(
    'the storage may omit its ETag',
    'upload',
    [
      'paths',
      '/storage/{upload_id}/{part}/{offset}',
      'put',
      'responses',
      '200',
      'headers',
      'ETag',
      'required',
    ],
    to(false),
  ),
  inDocument(
    'metadata lack exif',
    'upload',
    ['paths', '/api/file/{handle}/metadata', 'get', 'parameters', '21'],
    drop,
  ),
  inDocument('events have another path', 'analytics', ['paths', '/api/event'], renamed('/event')),
];

const fields: readonly Mutation[] = [
  inSchema('a balance needs no amount field', 'admin', 'BalanceRequest properties amount', drop),
  inSchema(
    'deactivation names its key differently',
    'admin',
    'DeactivationRequest properties keyId',
    renamed('key'),
  ),
  inSchema('a link has no name', 'admin', 'AdministratorLinkRequest properties link_name', drop),
  inSchema('a start may omit its region', 'upload', 'StartedUpload required', without('region')),
  inSchema('a completion lists no etag', 'upload', 'PartTag properties etag', drop),
  inSchema('a completed file has no handle', 'upload', 'StoredFile properties handle', drop),
  inSchema('an event has no width', 'analytics', 'AnalyticsEvent properties w', drop),
  inSchema(
    'the settings lack customFieldImages',
    'app',
    'HostSettings properties customFieldImages',
    drop,
  ),
  inSchema('the settings may omit appTitle', 'app', 'HostSettings required', without('appTitle')),
  inSchema('a user may lack two_fa_active', 'app', 'User required', without('two_fa_active')),
  inSchema('a license has no history', 'admin', 'Subscription properties license_history', drop),
  inSchema('an organization may omit loaded', 'admin', 'Organization required', without('loaded')),
  inSchema('a news item has no date', 'app', 'NewsItem properties date', drop),
  inSchema('an error has no title', 'app', 'ErrorObject properties title', drop),
  inSchema('a trusted domain has no source', 'admin', 'TrustedDomain properties source_id', drop),
  inSchema('a status message cannot be kept', 'app', 'StatusMessage properties keep', drop),
  inSchema(
    'an uploaded file has no workflows',
    'upload',
    'UploadedFile properties workflows',
    drop,
  ),
  inSchema('the sanitizer is gone', 'upload', 'StoreOptions properties sanitizer', drop),
  inSchema('a policy has no call', 'upload', 'UploadPolicy properties call', drop),
];

const lists: readonly Mutation[] = [
  inSchema('a picker source is gone', 'upload', 'PickerSource enum', without('tint')),
  inSchema('a picker language is gone', 'upload', 'PickerLanguage enum', without('ar')),
  inSchema('the tiers are reversed', 'app', 'LicenseTier enum', reversed),
  inSchema('a settings section is gone', 'app', 'SettingsSection enum', without('identity')),
  inSchema(
    'a display mode is gone',
    'upload',
    'PickerOptions properties displayMode enum',
    without('dropPane'),
  ),
  inSchema('a date locale is gone', 'app', 'LanguageCode enum', without('sr')),
];

const limits: readonly Mutation[] = [
  inSchema(
    'a part may have one byte',
    'upload',
    'UploadOptions properties partSize minimum',
    to(1),
  ),
  inSchema(
    'a request may take 99 ms only',
    'upload',
    'UploadOptions properties timeout maximum',
    to(99),
  ),
  inSchema(
    'a chunk may have one byte',
    'upload',
    'UploadOptions properties intelligentChunkSize minimum',
    to(1),
  ),
  inSchema(
    'an alternative text has 500 characters',
    'upload',
    'StoreOptions properties altText maxLength',
    to(500),
  ),
  inSchema('a media type has 999 characters', 'upload', 'MimeType maxLength', to(999)),
  inSchema(
    'an avatar has 99,999,999 bytes',
    'app',
    'AvatarUpload properties size maximum',
    to(99_999_999),
  ),
  inSchema(
    'thirty parts are sent at once',
    'upload',
    'UploadOptions properties concurrency maximum',
    to(30),
  ),
  inSchema('files have twenty tags', 'upload', 'UploadTags maxProperties', to(20)),
  inSchema(
    'a default part has five megabytes',
    'upload',
    'UploadOptions properties partSize description',
    to('5242880 unless told otherwise'),
  ),
];

const code: readonly Mutation[] = [
  inFile('a message is shown for six seconds', 'src/status/MessageBox.tsx', '= 5000', '= 6000'),
  inFile(
    'news are fresh for a day',
    'src/features/header/panel/news.ts',
    '7_776_000_000',
    '86_400_000',
  ),
  inFile('a login page lasts 29 minutes', 'src/features/login/use-fresh-page.ts', '= 28', '= 29'),
  inFile(
    'tooltips show at once',
    'src/ui/overlay/use-tooltip.ts',
    'showDelay = 700',
    'showDelay = 0',
  ),
  inFile(
    'a server error has another text',
    'src/api/catalogue.ts',
    'Apologies for the trouble',
    'Sorry',
  ),
  inFile('tabs share another key', 'src/session/user-state.ts', "'user-state'", "'userState'"),
];

export const mutations: readonly Mutation[] = [...calls, ...fields, ...lists, ...limits, ...code];
