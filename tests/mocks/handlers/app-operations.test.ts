import { expect, it } from 'vitest';
import document from '#generated/app/document.json' with { type: 'json' };
import { openMock, storyClock, withoutTokens } from '../support.ts';

type Examples = Record<string, { value: object }>;

const paths = document.paths as unknown as Record<
  string,
  Record<string, { requestBody?: Media; responses: Record<string, Media> }>
>;

interface Media {
  content: { 'application/json': { examples: Examples } };
}

function firstExample(media: Media | undefined): object | undefined {
  return Object.values(media?.content['application/json'].examples ?? {})[0]?.value;
}

it.each([
  ['get', '/user/calendars'],
  ['get', '/user/closure'],
  ['post', '/user/notification-settings/unsubscription'],
  ['get', '/user/profile'],
  ['patch', '/user/profile'],
  ['post', '/user/profile/primary-email'],
  ['put', '/user/profile/avatar'],
  ['get', '/user/notification-settings'],
  ['patch', '/user/notification-settings'],
  ['post', '/user/avatar/upload'],
])(
  'to Olivia the document’s example of %s %s returns the documented answer',
  async (method, path) => {
    const { logIn, send } = await openMock({ clock: storyClock });
    await logIn('owner@example.com');
    const operation = paths[path]?.[method];
    const answer = await send(method.toUpperCase(), path, firstExample(operation?.requestBody));
    const documented = JSON.stringify(firstExample(operation?.responses['200']));
    expect(JSON.parse(withoutTokens(await answer.text()))).toEqual(
      JSON.parse(withoutTokens(documented)),
    );
  },
);
