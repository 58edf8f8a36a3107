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
  it('is idle until somebody wants the icon', () => {
    expect(iconState(address)).toEqual({ status: 'idle' });
    expect(pictures).toEqual([]);
  });

  it('goes from loading to loaded to ready, and tells each time', async () => {
    const seen: string[] = [];
    watchIcon(address, () => seen.push(iconState(address).status), vi.fn());
    expect(iconState(address).status).toBe('loading');
    pictures[0]?.onload();
    expect(iconState(address).status).toBe('loaded');
    pictures[0]?.decoding.resolve();
    await waitFor(() => expect(iconState(address).status).toBe('ready'));
    expect(seen).toEqual(['loaded', 'ready']);
  });

  it('asks for it as a mask from another origin is asked for', () => {
    watchIcon(address, vi.fn(), vi.fn());
    expect(pictures[0]).toMatchObject({ src: address, crossOrigin: 'anonymous' });
  });

  it('loads an address once, however many show it', () => {
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

  it('tells nobody who has stopped watching', () => {
    const watcher = vi.fn();
    watchIcon(address, watcher, vi.fn())();
    pictures[0]?.onload();
    expect(watcher).not.toHaveBeenCalled();
  });

  it('fails when the icon does not arrive, and says so once', () => {
    const onMissing = vi.fn();
    watchIcon(address, vi.fn(), onMissing);
    watchIcon(address, vi.fn(), onMissing);
    pictures[0]?.onerror();
    expect(iconState(address)).toEqual({ status: 'failed' });
    expect(onMissing).toHaveBeenCalledOnce();
  });

  it('fails when what arrives is no picture', async () => {
    const onMissing = vi.fn();
    watchIcon(address, vi.fn(), onMissing);
    pictures[0]?.onload();
    pictures[0]?.decoding.reject(new DOMException('Broken', 'EncodingError'));
    await waitFor(() => expect(iconState(address).status).toBe('failed'));
    expect(onMissing).toHaveBeenCalledOnce();
  });

  it('tries a failed icon again when it is next shown, and not before', () => {
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

  it('tries an icon again that failed after the last one who showed it had gone', () => {
    watchIcon(address, vi.fn(), vi.fn())();
    pictures[0]?.onerror();
    watchIcon(address, vi.fn(), vi.fn());
    expect(pictures).toHaveLength(2);
    expect(iconState(address).status).toBe('loading');
  });

  it('tries a failed icon again when the connection is back, as long as somebody shows it', () => {
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

  it('counts what has arrived as ready where a browser cannot decode ahead', async () => {
    watchIcon(address, vi.fn(), vi.fn());
    const [picture] = pictures;
    Reflect.deleteProperty(picture ?? {}, 'decode');
    picture?.onload();
    await waitFor(() => expect(iconState(address).status).toBe('ready'));
  });

  it.each([
    ['masks', () => vi.spyOn(CSS, 'supports').mockReturnValue(false)],
    ['pictures', () => vi.stubGlobal('Image', undefined)],
  ])('is unsupported in a browser without %s, which is no missing icon', (_, remove) => {
    remove();
    const onMissing = vi.fn();
    watchIcon(address, vi.fn(), onMissing);
    expect(iconState(address)).toEqual({ status: 'unsupported' });
    expect(onMissing).not.toHaveBeenCalled();
    expect(pictures).toEqual([]);
  });
});
