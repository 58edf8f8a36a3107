/**
 * Below an origin, or a world's part of one: the upload SDK's own addresses (`client.session.urls`), all on one origin. The SDK shares one object of them among its
 * clients: it is to be changed in place, before the client is made that is to be used.
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
