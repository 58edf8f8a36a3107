import { type Dispatch, type SetStateAction, useState } from 'react';

/** A copy of data that was read, for own changes to it. Data that is read again replaces it. */
export function useOwnCopy<Data>(read: Data): [Data, Dispatch<SetStateAction<Data>>] {
  const [source, setSource] = useState(read);
  const [copy, setCopy] = useState(read);
  if (source === read) return [copy, setCopy];
  setSource(read);
  setCopy(read);
  return [read, setCopy];
}
