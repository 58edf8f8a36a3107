import { expect, it, vi } from 'vitest';
import * as admin from '#generated/admin/fetchers.ts';
import { type CallOptions, connectApi } from '#src/api/call.ts';
import { trialEndOn } from '#src/features/admin/organization/trial-end.ts';

interface SpecifiedRequest {
  name: string;
  call: (options: CallOptions) => Promise<unknown>;
  /** The method, then the path below `/admintool96` with its query. */
  line: string;
  body: string;
}

function request<Input>(
  fetcher: (input: Input, options: CallOptions) => Promise<unknown>,
  input: NoInfer<Input>,
  line: string,
  body = '',
): SpecifiedRequest {
  return { name: fetcher.name, call: (options) => fetcher(input, options), line, body };
}

// Written by hand from section 7 of the product specification, since requests derived from the documents cannot show that
// a document is wrong. Section 7 has neither `getOrganization` nor `impersonateUser`, which are proposals.

const calendar = { id: 101 };
const calendarRequests = [
  request(
    admin.searchCalendars,
    { query: { type: 'title', query: 'R&D ü+', offset: 0, limit: 100, groupby: 'license' } },
    'GET /api/search-calendar?type=title&query=R%26D%20%C3%BC%2B&offset=0&limit=100&groupby=license',
  ),
  request(admin.getCalendarDetails, { path: calendar }, 'GET /api/calendar-details/101'),
  request(
    admin.deactivateCalendar,
    { body: { calendarId: 101, keyId: 1012, active: false } },
    'POST /api/deactivate-calendar',
    '{"calendarId":101,"keyId":1012,"active":false}',
  ),
  request(admin.resetCalendarPassword, { path: calendar }, 'POST /api/101/reset-password'),
  request(
    admin.setCalendarAttributes,
    { path: calendar, body: { attributes: { theme: null, seats: 7 } } },
    'PUT /api/101/update-attributes',
    '{"attributes":{"theme":null,"seats":7}}',
  ),
  request(admin.restoreCalendar, { path: { id: 101, x: 2 } }, 'GET /api/101/restore-calendar/2'),
  request(
    admin.createAuditNote,
    { path: calendar, body: { note: 'Called back.' } },
    'POST /api/101/audit/note',
    '{"note":"Called back."}',
  ),
  request(admin.getSubscription, { path: calendar }, 'GET /api/101/subscription/load'),
  request(
    admin.updateSubscription,
    { path: calendar, body: { license: 'premium' } },
    'POST /api/101/subscription/save',
    '{"license":"premium"}',
  ),
  request(
    admin.createLicenseLogEntry,
    { path: calendar, body: { license: 'pro', starts_at: '2021-05-11T00:00:00Z' } },
    'POST /api/101/subscription/save-license-log',
    '{"license":"pro","starts_at":"2021-05-11T00:00:00Z"}',
  ),
];

const billed = { org: 11 };
const organization = { id: 11 };
const app = { org_id: 11, app_identifier: 'riverside' };
const organizationRequests = [
  request(admin.getBilling, { path: billed }, 'GET /api/11/billing'),
  request(admin.listOverdueOrganizations, {}, 'GET /api/overdue-orgs'),
  request(
    admin.setTrialDate,
    { path: billed, body: { trial_end: trialEndOn('2021-05-11', null) } },
    'PUT /api/11/trial-date',
    '{"trial_end":"2021-05-11T00:00:00+00:00"}',
  ),
  request(admin.restartTrial, { path: billed }, 'POST /api/11/restart-trial'),
  request(
    admin.addBalance,
    { path: billed, body: { amount: -530, reason: 'Refund' } },
    'PUT /api/11/add-balance',
    '{"amount":-530,"reason":"Refund"}',
  ),
  request(admin.setUpFreeCustomer, { path: billed }, 'PUT /api/11/setup-free-customer'),
  request(admin.getOrganization, { path: organization }, 'GET /api/org/11'),
  request(
    admin.updateOrganization,
    { path: organization, body: { hidden: true } },
    'PATCH /api/org/11',
    '{"hidden":true}',
  ),
  request(
    admin.setDiscount,
    { path: organization, body: { percent: 12.5 } },
    'PUT /api/org/11/discount',
    '{"percent":12.5}',
  ),
  request(admin.deleteDiscount, { path: organization }, 'DELETE /api/org/11/discount'),
  request(
    admin.setAppAttributes,
    { path: { id: 1101 }, body: { attributes: { theme: 'blue' } } },
    'PUT /api/app/1101/update-attributes',
    '{"attributes":{"theme":"blue"}}',
  ),
  request(
    admin.createAdministratorUser,
    { path: { app: 1101 }, body: { ...app, email: 'trainer@example.com' } },
    'POST /api/app/1101/create-administrator-user',
    '{"org_id":11,"app_identifier":"riverside","email":"trainer@example.com"}',
  ),
  request(
    admin.createAdministratorLink,
    { path: { app: 1101 }, body: { ...app, link_name: 'Trainer' } },
    'POST /api/app/1101/create-administrator-link',
    '{"org_id":11,"app_identifier":"riverside","link_name":"Trainer"}',
  ),
];

const user = { id: 1 };
const userRequests = [
  request(
    admin.searchUsers,
    { query: { type: 'email', query: 'owner@', offset: 100, limit: 50 } },
    'GET /api/user/search?type=email&query=owner%40&offset=100&limit=50',
  ),
  request(admin.getUser, { path: user }, 'GET /api/user/1/view'),
  request(
    admin.reportCopy,
    { body: { kind: 'user', id: 1, copied: 'email' } },
    'POST /api/audit/copy',
    '{"kind":"user","id":1,"copied":"email"}',
  ),
  request(
    admin.impersonateUser,
    { path: user, body: { reason: 'Help' } },
    'POST /api/user/1/impersonate',
    '{"reason":"Help"}',
  ),
  request(admin.resetUserPassword, { path: user }, 'POST /api/user/1/reset-password'),
  request(
    admin.updateUser,
    { path: user, body: { name: 'Zoë' } },
    'POST /api/user/1/update',
    '{"name":"Zoë"}',
  ),
  request(admin.activateUser, { path: user }, 'POST /api/user/1/activate'),
  request(admin.restoreUser, { path: user }, 'POST /api/user/1/restore'),
  request(admin.deleteUser, { path: user }, 'DELETE /api/user/1/delete'),
  request(admin.listEmailSubscriptions, { path: user }, 'GET /api/user/1/email-subscriptions'),
  request(admin.deleteEmailSubscriptions, { path: user }, 'DELETE /api/user/1/email-subscriptions'),
];

const subscriber = { email: 'a+b@example.com' };
const messageRequests = [
  request(
    admin.searchEmails,
    { query: { query: 'owner', offset: 0, limit: 100 } },
    'GET /api/email/search?query=owner&offset=0&limit=100',
  ),
  request(
    admin.searchNewsletterSubscribers,
    { query: { query: 'a+b' } },
    'GET /api/newsletter/search?query=a%2Bb',
  ),
  request(
    admin.setNewsletterStatus,
    { path: { status: 'unsubscribed' }, body: subscriber },
    'POST /api/newsletter/unsubscribed',
    '{"email":"a+b@example.com"}',
  ),
  request(
    admin.createNewsletterSubscriber,
    { body: subscriber },
    'POST /api/newsletter/add',
    '{"email":"a+b@example.com"}',
  ),
  request(
    admin.deleteNewsletterSubscriber,
    { query: subscriber },
    'DELETE /api/newsletter/subscriber?email=a%2Bb%40example.com',
  ),
  request(
    admin.sendPushMessage,
    { body: { title: 'Tonight', message: 'Back at six.' } },
    'POST /api/firebase/push-message',
    '{"title":"Tonight","message":"Back at six."}',
  ),
];

const domainRequests = [
  request(
    admin.listTrustedDomains,
    { query: { query: 'club', offset: 0, limit: 25, sort: 'domain', order: 'desc', valid: 1 } },
    'GET /trusted-domains?query=club&offset=0&limit=25&sort=domain&order=desc&valid=1',
  ),
  request(
    admin.trustDomain,
    { body: { domain: 'rowing.example' } },
    'PUT /trusted-domains',
    '{"domain":"rowing.example"}',
  ),
  request(
    admin.deleteTrustedDomain,
    { query: { domain: 'rowing.example' } },
    'DELETE /trusted-domains?domain=rowing.example',
  ),
];

const requests = [
  ...calendarRequests,
  ...organizationRequests,
  ...userRequests,
  ...messageRequests,
  ...domainRequests,
];

it.each(requests)('$name sends the specified request', async ({ call, line, body }) => {
  const sent: Request[] = [];
  // A canceled call needs no response.
  const cancellation = new AbortController();
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request.clone());
    cancellation.abort();
    return Promise.reject(cancellation.signal.reason);
  });
  connectApi({
    baseUrl: 'https://calendar.example/base',
    product: 'Shared Calendar',
    language: () => 'en',
  });
  await call({ signal: cancellation.signal });

  const below = 'https://calendar.example/base/admintool96';
  expect(sent.map(({ method, url }) => `${method} ${url.replace(below, '')}`)).toEqual([line]);
  expect(await sent[0]?.text()).toBe(body);
  expect(sent[0]?.credentials).toBe('include');
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
    accept: 'application/json',
    'accept-language': 'en',
    'x-requested-with': 'XMLHttpRequest',
    ...(body === '' ? {} : { 'content-type': 'application/json' }),
  });
});

it('covers every call of the admin tool', () => {
  expect(requests.map(({ name }) => name).toSorted()).toEqual(Object.keys(admin).toSorted());
});
