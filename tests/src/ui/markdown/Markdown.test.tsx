import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Markdown } from '#src/ui/markdown/Markdown.tsx';

function show(text: string) {
  return render(<Markdown text={text} />).container;
}

describe('Markdown', () => {
  it('shows headings, emphasis, code and line breaks', () => {
    const shown = show('# Trip\nBring **oars** and *water*.\nSee `locker 7`.\n\n```\na  b\n```');
    expect(screen.getByRole('heading', { level: 3, name: 'Trip' })).toBeVisible();
    expect(screen.getByText('oars').tagName).toBe('STRONG');
    expect(screen.getByText('water').tagName).toBe('EM');
    expect(screen.getByText('locker 7').tagName).toBe('CODE');
    expect(shown.querySelector('p br')).not.toBeNull();
    expect(shown.querySelector('pre')).toHaveTextContent('a b');
  });

  it('shows lists in lists, numbered from where they start', () => {
    show('- boats\n  - Swift\n- people\n\n3. third\n4. fourth');
    const [boats, , numbers] = screen.getAllByRole('list');
    expect(within(boats as HTMLElement).getByText('Swift')).toBeVisible();
    expect(numbers).toHaveAttribute('start', '3');
  });

  it.each([
    ['[club](https://club.example/a?b=1)', 'https://club.example/a?b=1'],
    ['[write](mailto:crew@club.example)', 'mailto:crew@club.example'],
    ['[call](tel:+41443334455)', 'tel:+41443334455'],
    ['https://club.example', 'https://club.example/'],
    ['www.club.example/a', 'http://www.club.example/a'],
    ['crew@club.example', 'mailto:crew@club.example'],
    ['<https://club.example/a>', 'https://club.example/a'],
  ])('links %s to its address in a page of its own', (text, address) => {
    show(text);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  it('links to a picture instead of loading it', () => {
    const shown = show('![the new boat](https://elsewhere.example/boat.png)');
    expect(shown.querySelector('img')).toBeNull();
    const link = screen.getByRole('link', { name: 'the new boat' });
    expect(link).toHaveAttribute('href', 'https://elsewhere.example/boat.png');
  });

  it('makes one link of a picture in a link', () => {
    show('[![the *new* boat](https://elsewhere.example/boat.png)](https://club.example/boat)');
    const link = screen.getByRole('link', { name: 'the new boat' });
    expect(link).toHaveAttribute('href', 'https://club.example/boat');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#x73;cript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](file:///etc/passwd)',
    '[x](/logout)',
    '[x][y]\n\n[y]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '[x]()',
    '![x]()',
    'boat.club',
    'ftp://club.example',
  ])('makes no link of %s', (text) => {
    expect(show(text).textContent).toContain(text.split('\n')[0]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<b>bold</b>',
    '> said somebody',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '&lt;b&gt;',
  ])('shows %s as it was typed', (text) => {
    const shown = show(text);
    expect(shown.textContent?.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    expect(shown.querySelector('img, b, blockquote, table')).toBeNull();
  });

  it.each([
    '['.repeat(10_000),
    '[a]('.repeat(5000),
    '*a **b '.repeat(2800),
    '> '.repeat(10_000),
    '- '.repeat(10_000),
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  ])('survives a text made to exhaust it', (text) => {
    expect(show(text).textContent).not.toBe('');
  });

  it('shows the marks of emphasis in emphasis deeper than anyone writes', () => {
    const shown = show(`${'*a **b '.repeat(7)}c${' e** d*'.repeat(7)}`);
    expect(shown.querySelectorAll('em, strong')).toHaveLength(12);
    expect(shown.textContent).toContain('*a **b c e** d*');
  });

  it('shows the marks of lists in lists deeper than anyone writes', () => {
    const shown = show(`${'- '.repeat(14)}Swift\n${' '.repeat(24)}- Swallow\n\nEverything else`);
    expect(shown.querySelectorAll('ul')).toHaveLength(12);
    expect(shown.querySelector('ul ul ul ul ul ul ul ul ul ul ul ul')?.textContent).toBe(
      '- - Swift- Swallow',
    );
    expect(screen.getByText('Everything else').closest('li')).toBeNull();
  });

  it('loses no word of any text', () => {
    const piece = fc.constantFrom(
      '*',
      '_',
      '[',
      '](',
      ')',
      '#',
      '- ',
      '\n',
      '`',
      '<',
      '>',
      '!',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, fc.stringMatching(/^[a-z]{1,4}$/))), (parts) => {
        const shown = show(parts.map(([sign, word]) => `${sign} ${word} `).join(''));
        for (const [, word] of parts) expect(shown.textContent).toContain(word);
      }),
    );
  });
});
