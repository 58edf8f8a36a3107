/**
 * Below an origin, or a world's part of one: the upload SDK's own addresses (`client.session.urls`), all on one origin.
 * The SDK's clients share one object of them, so change it in place before creating the client to use.
 */
export function uploadHosts(origin: string) {
  return {
    uploadApiUrl: origin,
    fileApiUrl: `${origin}/api/file`,
    cloudApiUrl: origin,
    processUrl: origin,
    cdnUrl: `${origin}/cdn`,
    pickerUrl: `${origin}/picker/1.39.15/picker.js`,
  };
}
