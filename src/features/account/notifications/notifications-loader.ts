import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  type GetNotificationSettingsData,
  getNotificationSettings,
  type UpdateNotificationSettingsInput,
} from '#generated/app/notifications/fetchers.ts';
import { requireLoaded } from '#src/api/loaded.ts';

export type NotificationSettings = GetNotificationSettingsData;
export type CalendarNotifications = NotificationSettings['calendars'][number];
/** A change to the settings. Omitted ones stay as they are. */
export type NotificationChanges = UpdateNotificationSettingsInput['body'];

/** The user's choice of mails. */
export async function loader({
  request: { signal },
}: LoaderFunctionArgs): Promise<NotificationSettings> {
  return requireLoaded(await getNotificationSettings({}, { signal }), signal);
}
