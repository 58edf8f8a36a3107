import { message } from '#src/i18n/message.ts';
import type { HostSettings } from '#src/settings/host-settings.ts';
import type { SignedPolicy } from './policy.ts';
import { UploadError } from './upload-error.ts';

type Sdk = typeof import('filestack-js');
export type SdkClient = ReturnType<Sdk['init']>;

/** The account at the upload provider, from the hosting page. */
export type ProviderSettings = NonNullable<HostSettings['upload']>;

/** Product specification, section 9. */
const longestLoadMs = 120_000;

/**
 * A client of the upload SDK. Each upload needs its own, because events do not identify their upload. The SDK is many
 * times larger than a page, so it loads with the first client.
 * @throws UploadError if it fails to load.
 */
export async function createClient(
  { apiKey, hosts = {} }: ProviderSettings,
  security?: SignedPolicy,
): Promise<SdkClient> {
  const { init } = await waitForSdk(import('filestack-js'));
  // All clients share one object of addresses, some of which a client reads only when it is created.
  Object.assign(init(apiKey).session.urls, hosts);
  return init(apiKey, security ? { security } : {});
}

/** The SDK, or an error if it does not load within two minutes. */
async function waitForSdk(sdk: Promise<Sdk>): Promise<Sdk> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, longestLoadMs);
  try {
    return await Promise.race([sdk, late]);
  } catch {
    throw new UploadError({
      kind: 'unable',
      text: message('uploads:The part of the page that uploads files did not arrive.'),
    });
  } finally {
    clearTimeout(timer);
  }
}
