/** The release whose texts and assets are served. Those of earlier releases are gone. */
export const assetsVersion = 'v1';
