import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pageAt } from '#generated/app/pages.ts';

/** As long as a calendar's own title can be. */
const longestTitle = 120;

/**
 * Reads the parts of a calendar's page that an embedding site leaves out, or names in its own way: `?showTitle=0`.
 * Anything but `0` shows a part; `disableSidepanel` is the other way around.
 */
export function readEmbedSwitches(parameters: URLSearchParams) {
  const shows = (name: string) => parameters.get(name) !== '0';
  return {
    /** The calendar's title in the words of the embedding site; null for its own. */
    title: parameters.get('title')?.trim().slice(0, longestTitle) || null,
    /** The mark before the calendar's title. */
    showLogo: shows('showLogo'),
    /** The calendar's title in the header, with its organization and access. */
    showTitle: shows('showTitle'),
    /** The side panel's button, the length of a view, and the button for a new event. */
    showMenu: shows('showMenu'),
    showViewSelector: shows('showViewSelector'),
    showSearch: shows('showSearch'),
    /** Help, preferences and account in the header. */
    showProfileAndInfo: shows('showProfileAndInfo'),
    /** True if the page may begin with the side panel; it can be opened in any case. */
    showSidepanel: shows('showSidepanel'),
    /** Takes the side panel away. */
    disableSidepanel: parameters.get('disableSidepanel') === '1',
    /** The range in words above the agenda. */
    showAgendaHeader: shows('showAgendaHeader'),
    /** The details of events in the agenda besides their time and title; a click on the title still shows them. */
    showAgendaDetails: shows('showAgendaDetails'),
    /** The range in words above the year. */
    showYearViewHeader: shows('showYearViewHeader'),
  };
}

export type EmbedSwitches = ReturnType<typeof readEmbedSwitches>;

const noParameters = new URLSearchParams();

/** The switches of the page's address. Those of pages that cannot be embedded have no effect. */
export function useEmbedSwitches(): EmbedSwitches {
  const [parameters] = useSearchParams();
  const page = pageAt(useLocation().pathname)?.id;
  const isCalendar = page === 'calendarByKey' || page === 'calendarByIdentifier';
  return useMemo(
    () => readEmbedSwitches(isCalendar ? parameters : noParameters),
    [isCalendar, parameters],
  );
}
