import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { iconState, watchIcon } from '#src/ui/icon/icon-loader.ts';
import { type FakePicture, fakePictures } from '../data/fake-pictures.ts';

let pictures: FakePicture[];
let address: string;
let count = 0;

beforeEach(() => {
  pictures = fakePictures();
  // Loaded icons stay loaded, as on a page.
  count += 1;
  address = `/resources/icons/icon-${count}.svg`;
});

afterEach(() => vi.unstubAllGlobals());

describe('the icon loader', () => {
  it('stays idle until the icon is needed', () => {
    expect(iconState(address)).toEqual({ status: 'idle' });
    expect(pictures).toEqual([]);
  });

  it('changes from loading to loaded to ready, notifying each time', async () => {
    const seen: string[] = [];
    watchIcon(address, () => seen.push(iconState(address).status), vi.fn());
    expect(iconState(address).status).toBe('loading');
    pictures[0]?.onload();
    expect(iconState(address).status).toBe('loaded');
    pictures[0]?.decoding.resolve();
    await waitFor(() => expect(iconState(address).status).toBe('ready'));
    expect(seen).toEqual(['loaded', 'ready']);
  });

  it('requests it with CORS, like a cross-origin mask', () => {
    watchIcon(address, vi.fn(), vi.fn());
    expect(pictures[0]).toMatchObject({ src: address, crossOrigin: 'anonymous' });
  });

  it('loads an address once, however many icons show it', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    watchIcon(address, first, vi.fn());
    watchIcon(address, second, vi.fn());
    expect(pictures).toHaveLength(1);
    pictures[0]?.onload();
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
    watchIcon(address, vi.fn(), vi.fn());
    expect(pictures).toHaveLength(1);
  });

  it('ignores unsubscribed listeners', () => {
    const watcher = vi.fn();
    watchIcon(address, watcher, vi.fn())();
    pictures[0]?.onload();
    expect(watcher).not.toHaveBeenCalled();
  });

  it('fails if the icon does not load, and reports it once', () => {
    const onMissing = vi.fn();
    watchIcon(address, vi.fn(), onMissing);
    watchIcon(address, vi.fn(), onMissing);
    pictures[0]?.onerror();
    expect(iconState(address)).toEqual({ status: 'failed' });
    expect(onMissing).toHaveBeenCalledOnce();
  });

  it('fails if the response is not a picture', async () => {
    const onMissing = vi.fn();
    watchIcon(address, vi.fn(), onMissing);
    pictures[0]?.onload();
    pictures[0]?.decoding.reject(new DOMException('Broken', 'EncodingError'));
    await waitFor(() => expect(iconState(address).status).toBe('failed'));
    expect(onMissing).toHaveBeenCalledOnce();
  });

  it('retries a failed icon when it is next shown, and not before', () => {
    const [one, other] = [
      watchIcon(address, vi.fn(), vi.fn()),
      watchIcon(address, vi.fn(), vi.fn()),
    ];
    pictures[0]?.onerror();
    one();
    watchIcon(address, vi.fn(), vi.fn())();
    expect(pictures).toHaveLength(1);
    other();
    watchIcon(address, vi.fn(), vi.fn());
    expect(pictures).toHaveLength(2);
    expect(iconState(address).status).toBe('loading');
  });

  it('retries an icon that failed after it was no longer shown', () => {
    watchIcon(address, vi.fn(), vi.fn())();
    pictures[0]?.onerror();
    watchIcon(address, vi.fn(), vi.fn());
    expect(pictures).toHaveLength(2);
    expect(iconState(address).status).toBe('loading');
  });

  it('retries a failed icon when the connection is back, while it is shown', () => {
    const tries = () => pictures.filter(({ src }) => src === address);
    const watcher = vi.fn();
    const stop = watchIcon(address, watcher, vi.fn());
    tries()[0]?.onerror();
    window.dispatchEvent(new Event('online'));
    expect(tries()).toHaveLength(2);
    expect(iconState(address).status).toBe('loading');
    expect(watcher).toHaveBeenCalledTimes(2);
    tries()[1]?.onerror();
    stop();
    window.dispatchEvent(new Event('online'));
    expect(tries()).toHaveLength(2);
  });

  it('treats a loaded icon as ready if the browser cannot decode in advance', async () => {
    watchIcon(address, vi.fn(), vi.fn());
    const [picture] = pictures;
    Reflect.deleteProperty(picture ?? {}, 'decode');
    picture?.onload();
    await waitFor(() => expect(iconState(address).status).toBe('ready'));
  });

  it.each([
    ['masks', () => vi.spyOn(CSS, 'supports').mockReturnValue(false)],
    ['pictures', () => vi.stubGlobal('Image', undefined)],
  ])('is unsupported in a browser without %s, which is not a missing icon', (_, remove) => {
    remove();
    const onMissing = vi.fn();
    watchIcon(address, vi.fn(), onMissing);
    expect(iconState(address)).toEqual({ status: 'unsupported' });
    expect(onMissing).not.toHaveBeenCalled();
    expect(pictures).toEqual([]);
  });
});
