import type { PageId } from '#generated/app/pages.ts';
import type { FeaturePage } from '#src/ui/layout/feature-page.ts';

const settingsPage: FeaturePage = {
  lazy: () => import('./page/SettingsPage.tsx'),
  shape: 'form',
  dates: 'on demand',
  sideNavigation: 'calendar',
};

export const calendarSettingsPages = {
  calendarSettings: settingsPage,
  calendarSettingsByIdentifier: settingsPage,
} satisfies Partial<Record<PageId, FeaturePage>>;
