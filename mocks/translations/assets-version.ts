/** The release whose texts and assets are served. Those of an earlier one are gone. */
export const assetsVersion = 'v1';
