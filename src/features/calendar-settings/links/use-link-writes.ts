import { useSetAtom } from 'jotai';
import { useState } from 'react';
import {
  createKey,
  deleteKey,
  listKeys,
  renewKey,
  updateKey,
} from '#generated/calendar/fetchers.ts';
import { IdempotencyKeys } from '#src/actions/idempotency-keys.ts';
import { useAction } from '#src/actions/use-action.ts';
import { doneIf, verifyBy } from '#src/actions/verify-by.ts';
import { acceptGone } from '#src/api/errors.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { hasChanges, type LinkChanges, type NewLink, type SharedLink } from './shared-link.ts';

interface LinkWrites {
  /** The calendar's key or identifier. */
  address: string;
  links: readonly SharedLink[];
  /** Called with the links as they are after a change, and the one that has a new address. */
  onChanged: (links: readonly SharedLink[], fresh: SharedLink | null) => void;
}

/** Creates, changes, renews and deletes a calendar's links. */
export function useLinkWrites({ address, links, onChanged }: LinkWrites) {
  const showStatus = useSetAtom(statusAtom);
  const [attempts] = useState(() => new IdempotencyKeys());
  const path = { calendar: address };
  const read = (_: object, options: { signal: AbortSignal }) => listKeys({ path }, options);
  const put = (link: SharedLink) => links.map((known) => (known.id === link.id ? link : known));
  const creation = useAction({
    call: (body: NewLink, options) =>
      attempts.send('create', body, (key) =>
        createKey({ path, header: { 'Idempotency-Key': key }, body }, options),
      ),
    verify: verifyBy(read, ({ results }, { name }: NewLink) => {
      const isNew = ({ id }: SharedLink) => !links.some((link) => link.id === id);
      const data = results.find((link) => isNew(link) && link.name === name.trim());
      return data ? { data } : null;
    }),
    onSuccess: (link, body) => {
      attempts.forget('create', body);
      onChanged([...links, link], link);
      showStatus({
        type: 'success',
        text: message('settings:The link “%name%” is created.', { name: link.name }),
      });
    },
    revalidate: false,
  });
  const change = useAction({
    call: ({ id, changes }: { id: number; changes: LinkChanges }, options) =>
      updateKey({ path: { ...path, keyId: id }, body: changes }, options),
    verify: verifyBy(read, ({ results }, { id, changes }) => {
      const data = results.find((link) => link.id === id);
      return data && hasChanges(data, changes) ? { data } : null;
    }),
    onSuccess: (link) => {
      onChanged(put(link), null);
      showStatus({
        type: 'success',
        text: message('settings:The link “%name%” is changed.', { name: link.name }),
      });
    },
  });
  const renewal = useAction({
    call: ({ id }: SharedLink, options) => renewKey({ path: { ...path, keyId: id } }, options),
    verify: verifyBy(read, ({ results }, { id, key }: SharedLink) => {
      const data = results.find((link) => link.id === id && link.key !== key);
      return data ? { data } : null;
    }),
    onSuccess: (link) => {
      onChanged(put(link), link);
      showStatus({
        type: 'success',
        text: message('settings:The link “%name%” has a new address.', { name: link.name }),
      });
    },
    revalidate: false,
  });
  const deletion = useAction({
    call: ({ id }: SharedLink, options) =>
      deleteKey({ path: { ...path, keyId: id } }, options).catch(acceptGone),
    verify: verifyBy(read, ({ results }, { id }: SharedLink) =>
      doneIf(!results.some((link) => link.id === id)),
    ),
    onSuccess: (_, { id, name }) => {
      onChanged(
        links.filter((link) => link.id !== id),
        null,
      );
      showStatus({
        type: 'success',
        text: message('settings:The link “%name%” is deleted.', { name }),
      });
    },
    revalidate: false,
  });
  return { creation, change, renewal, deletion };
}
