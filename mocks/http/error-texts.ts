import type { ErrorId } from '#generated/error-ids.ts';
import { accessErrors, type TranslatedError } from './access-error-texts.ts';

const emailTaken = 'There is already an account with this email address.';

const subscriberListed = 'This address is already on the newsletter’s list.';
const wrongPassword = 'The current password is not correct.';
const calendarPasswordWrong = 'This is not the password of this calendar.';
const memberListed = 'This person has access to the calendar already, or is invited.';
const codeInvalid =
  'This code is not correct or no longer valid. Enter the code that your app shows now.';

/** Default texts of every error; a test keeps them equal to the documents' examples. */
export const errors: Record<ErrorId, TranslatedError> = {
  ...accessErrors,
  login_required: {
    id: 'login_required',
    title: 'Login required',
    message: 'Please log in to continue.',
  },
  reauth_required: {
    id: 'reauth_required',
    title: 'Please confirm it is you',
    message: 'Log in again to continue.',
  },
  two_factor_authentication_code_required: {
    id: 'two_factor_authentication_code_required',
    title: 'Code required',
    message: 'Enter the code from your authenticator app.',
  },
  account_no_permission: {
    id: 'account_no_permission',
    title: 'No access',
    message: 'Your account has no access to this calendar.',
  },
  login_failed: {
    id: 'login_failed',
    title: 'Login failed',
    message: 'The email address or the password is not correct.',
  },
  email_taken: {
    id: 'email_taken',
    title: 'Address already in use',
    message: emailTaken,
    details: [{ field: 'email', message: emailTaken }],
  },
  wrong_password: {
    id: 'wrong_password',
    title: 'Password not correct',
    message: wrongPassword,
    details: [{ field: 'current_password', message: wrongPassword }],
  },
  code_invalid: {
    id: 'code_invalid',
    title: 'Code not correct',
    message: codeInvalid,
    details: [{ field: 'code', message: codeInvalid }],
  },
  translation_not_found: {
    id: 'translation_not_found',
    title: 'Translation not found',
    message: 'There is no such language, section or date locale.',
  },
  validation_error: {
    id: 'validation_error',
    title: 'Please check your input',
    message: 'Some fields of the request are missing or wrong.',
  },
  malformed_request: {
    id: 'malformed_request',
    title: 'Malformed request',
    message: 'The request could not be read. Its body is not valid JSON.',
  },
  request_too_large: {
    id: 'request_too_large',
    title: 'Request Entity Too Large',
    message: 'The upload failed because the file is larger than the allowed maximum size of 20 MB.',
  },
  cross_site_request: {
    id: 'cross_site_request',
    title: 'Not allowed from here',
    message: 'This call was not sent by the product itself.',
  },
  unsupported_media_type: {
    id: 'unsupported_media_type',
    title: 'Unsupported media type',
    message: 'The request could not be read. Send its body as JSON.',
  },
  too_many_requests: {
    id: 'too_many_requests',
    title: 'Too many tries',
    message: 'Please wait a moment and try again.',
  },
  calendar_listed: {
    id: 'calendar_listed',
    title: 'Already in your list',
    message: 'This calendar is among your calendars already.',
  },
  subscriber_listed: {
    id: 'subscriber_listed',
    title: 'Already on the list',
    message: subscriberListed,
    details: [{ field: 'email', message: subscriberListed }],
  },
  not_found: {
    id: 'not_found',
    title: 'Not found',
    message: 'There is nothing at this address.',
  },
  conflict: {
    id: 'conflict',
    title: 'Not possible now',
    message: 'The record is in a state that does not allow this. Load it again and check.',
  },
  user_changed: {
    id: 'user_changed',
    title: 'Another account is logged in',
    message:
      'This page belongs to another account than the one that is logged in now. Nothing was changed.',
  },
  impersonation_denied: {
    id: 'impersonation_denied',
    title: 'Not while viewing as someone else',
    message: 'Only the account’s owner can do this, not someone who views the product as them.',
  },
  method_not_allowed: {
    id: 'method_not_allowed',
    title: 'Method not allowed',
    message: 'This address does not answer to this method.',
  },
  permission_denied: {
    id: 'permission_denied',
    title: 'Not allowed',
    message: 'You do not have the rights for this.',
  },
  calendar_password_required: {
    id: 'calendar_password_required',
    title: 'Password required',
    message: 'This calendar is protected. Enter its password to open it.',
  },
  calendar_password_wrong: {
    id: 'calendar_password_wrong',
    title: 'Password not correct',
    message: calendarPasswordWrong,
    details: [{ field: 'password', message: calendarPasswordWrong }],
  },
  calendar_not_found: {
    id: 'calendar_not_found',
    title: 'Calendar not found',
    message: 'There is no such calendar, or it has not been shared with you.',
  },
  calendar_inactive: {
    id: 'calendar_inactive',
    title: 'Calendar not active',
    message: 'This calendar cannot be opened at the moment. Please ask its owner.',
  },
  event_not_found: {
    id: 'event_not_found',
    title: 'Event not found',
    message: 'This event does not exist anymore, or it has not been shared with you.',
  },
  event_version_conflict: {
    id: 'event_version_conflict',
    title: 'Changed by someone else',
    message: 'This event has been changed in the meantime. Compare both versions, and save again.',
  },
  event_overlapping: {
    id: 'event_overlapping',
    title: 'Already taken',
    message: 'There is another event at this time, and only one is allowed.',
  },
  event_changed_since: {
    id: 'event_changed_since',
    title: 'Changed by someone else',
    message: 'This cannot be undone anymore, because the event has been changed since.',
  },
  undo_expired: {
    id: 'undo_expired',
    title: 'Too late to undo',
    message: 'This change can no longer be undone.',
  },
  sync_token_expired: {
    id: 'sync_token_expired',
    title: 'Too long ago',
    message: 'The changes since then are no longer known. Please load the calendar again.',
  },
  range_too_large: {
    id: 'range_too_large',
    title: 'Range too large',
    message: 'There are too many days or events in this range. Please choose a smaller one.',
  },
  signup_limit_reached: {
    id: 'signup_limit_reached',
    title: 'No places left',
    message: 'All places for this event are taken.',
  },
  signup_deadline_passed: {
    id: 'signup_deadline_passed',
    title: 'Too late to sign up',
    message: 'The time to sign up for this event is over.',
  },
  license_limit_reached: {
    id: 'license_limit_reached',
    title: 'Limit of the plan reached',
    message: 'The calendar’s plan does not allow more of these.',
  },
  member_listed: {
    id: 'member_listed',
    title: 'Already a member',
    message: memberListed,
    details: [{ field: 'email', message: memberListed }],
  },
  internal_error: {
    id: 'internal_error',
    title: 'Something went wrong',
    message: 'The request failed on our side. Please try again.',
  },
};
