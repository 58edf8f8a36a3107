import { useEffect, useState } from 'react';
import { useMatches } from 'react-router-dom';
import type { Translate } from '#src/i18n/i18n.ts';
import type { TabName } from '#src/ui/layout/Tabs.tsx';
import { isRecord } from '#src/util/is-record.ts';
import type { Act, ActContext } from './act.ts';
import { applyExpectations } from './expected-data.ts';
import { useActContext } from './use-act-context.ts';

/** A loader's data, in which promises are undefined until their value arrives, and after an error. */
export type AvailableData<Data> = {
  readonly [Key in keyof Data]: Data[Key] extends Promise<infer Value>
    ? Value | undefined
    : Data[Key];
};

type RecordTabs = readonly [TabName, ...TabName[]];

/** The information that the frame has about a record's page, which exports it as its route's `handle`. */
export interface RecordHandle<Data = object> {
  /** All acts on the record, in the order of their controls. */
  acts(data: AvailableData<Data>, context: ActContext): readonly Act[];
  tabs(t: Translate): RecordTabs;
}

/** The record whose page is open; empty on other pages. */
export interface OpenRecord {
  acts: readonly Act[];
  tabs: RecordTabs | null;
}

/** Reads the open record from its route. Acts that need data that is still on its way follow with it. */
export function useOpenRecord(running: readonly Act[]): OpenRecord {
  const context = useActContext();
  const match = useMatches().find(({ handle }) => isRecordHandle(handle));
  const data = useArrived(isRecord(match?.loaderData) ? match.loaderData : null);
  if (!match || !isRecordHandle(match.handle) || !data) return { acts: [], tabs: null };
  return {
    acts: match.handle.acts(applyExpectations(data, running), context),
    tabs: match.handle.tabs(context.t),
  };
}

function isRecordHandle(handle: unknown): handle is RecordHandle {
  return isRecord(handle) && ('acts' satisfies keyof RecordHandle) in handle;
}

function useArrived(data: Readonly<Record<string, unknown>> | null): object | null {
  const [arrival, setArrival] = useState<{ data: object; values: object }>();
  // The loader does not wait for these, and `Await` could only give them to a part of the page.
  useEffect(() => {
    let isCurrent = true;
    const settle = async (loadedData: Readonly<Record<string, unknown>>) => {
      const entries = Object.entries(loadedData).map(async ([key, value]) => [key, await value]);
      // The page's section shows the error.
      const outcomes = await Promise.allSettled(entries);
      const values = outcomes.flatMap((outcome) =>
        outcome.status === 'fulfilled' ? [outcome.value] : [],
      );
      if (isCurrent) setArrival({ data: loadedData, values: Object.fromEntries(values) });
    };
    if (data && hasPromise(data)) void settle(data);
    return () => {
      isCurrent = false;
    };
  }, [data]);
  if (!data || !hasPromise(data)) return data;
  if (arrival?.data === data) return arrival.values;
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !isPromise(value)));
}

function hasPromise(data: object): boolean {
  return Object.values(data).some(isPromise);
}

function isPromise(value: unknown): boolean {
  return value instanceof Promise;
}
