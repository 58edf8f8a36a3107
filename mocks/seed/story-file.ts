/** The picture in the documents' examples, which counts as uploaded. */
export const storyFile = {
  handle: 'H4nd1eOfMyPicture000',
  url: 'https://files.example/H4nd1eOfMyPicture000',
  key: 'calendars/101/logo/club.png',
} as const;
