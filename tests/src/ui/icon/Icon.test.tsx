import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { IconName } from '#generated/icons.ts';
import { Icon, IconAddress, useIconsAhead } from '#src/ui/icon/Icon.tsx';
import { fakePictures } from '../data/fake-pictures.ts';

const onMissing = vi.fn();
const source = { address: '/resources/icons', onMissing };

function showIcons(name: IconName) {
  const view = render(
    <IconAddress value={source}>
      <Icon name={name} />
      <Icon name={name} />
      <Icon name={name} />
    </IconAddress>,
  );
  return view.container.querySelectorAll('span');
}

const mask = (icon: Element | undefined) => (icon as HTMLElement).style.getPropertyValue('--icon');

afterEach(() => {
  vi.unstubAllGlobals();
  onMissing.mockReset();
});

describe('an icon', () => {
  it('is 16 pixels in size by default', () => {
    const view = render(<Icon name="key" />);
    expect(view.container.firstElementChild).toHaveAttribute('class', 'icon');
    view.rerender(<Icon name="key" size={24} />);
    expect(view.container.firstElementChild).toHaveAttribute('class', 'icon size24');
  });

  it('is loaded from the icons path below the resources address', () => {
    const [icon] = showIcons('calendar');
    expect(mask(icon)).toBe('url("/resources/icons/calendar.svg")');
  });

  it.each(['https://assets.example/my%20assets/icons', 'http://[::1]:4000/resources/icons'])(
    'keeps the address unchanged: %s',
    (address) => {
      const { container } = render(
        <IconAddress value={{ ...source, address }}>
          <Icon name="key" />
        </IconAddress>,
      );
      expect(mask(container.querySelector('span') ?? undefined)).toBe(`url("${address}/key.svg")`);
    },
  );

  it('is decorative', () => {
    const [icon] = showIcons('calendar');
    expect(icon).toHaveAttribute('aria-hidden', 'true');
  });

  it('is drawn from the start, even without a load event', () => {
    fakePictures();
    const [icon] = showIcons('moon');
    expect(icon).toHaveClass('drawn');
  });

  it('looks the same while loading and when ready', async () => {
    const pictures = fakePictures();
    const [icon] = showIcons('sun');
    const before = icon?.outerHTML;
    await act(() => {
      pictures[0]?.onload();
      pictures[0]?.decoding.resolve();
      return pictures[0]?.decoding.promise ?? Promise.reject();
    });
    expect(icon?.outerHTML).toBe(before);
  });

  it('that fails to load becomes a neutral shape of the same size everywhere, reported once', () => {
    const pictures = fakePictures();
    const icons = showIcons('trash');
    expect(pictures).toHaveLength(1);
    act(() => pictures[0]?.onerror());
    for (const icon of icons) {
      expect(icon).toHaveClass('missing');
      expect(icon).not.toHaveClass('drawn');
      expect(mask(icon)).toBe('');
    }
    expect(onMissing).toHaveBeenCalledExactlyOnceWith('trash');
  });

  it('is rendered the same by the server and the browser', () => {
    const icon = <Icon name="calendar" />;
    const html = renderToString(<IconAddress value={source}>{icon}</IconAddress>);
    expect(html).toContain('class="icon drawn"');
    // The page's policy forbids it.
    expect(html).not.toContain('style=');
  });

  it('is not drawn without an icons address', () => {
    const view = render(<Icon name="key" />);
    expect(view.container.firstElementChild).not.toHaveClass('drawn');
  });
});

it('icons needed offline are prefetched when the browser is idle', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  vi.stubGlobal('cancelIdleCallback', () => {});
  const pictures = fakePictures();
  const Ahead = () => {
    useIconsAhead(['tablet', 'phone']);
    return null;
  };
  const view = render(
    <IconAddress value={source}>
      <Ahead />
    </IconAddress>,
  );
  expect(pictures).toEqual([]);
  for (const act of idle) act();
  expect(pictures.map(({ src }) => src)).toEqual([
    '/resources/icons/tablet.svg',
    '/resources/icons/phone.svg',
  ]);
  pictures[0]?.onerror();
  expect(onMissing).toHaveBeenCalledExactlyOnceWith('tablet');
  view.unmount();
});
