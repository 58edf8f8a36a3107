import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '#src/util/html-to-markdown.ts';

describe('formatted text from the clipboard', () => {
  it.each([
    ['<p>Bring <strong>oars</strong> and <em>water</em>.</p>', 'Bring **oars** and *water*.'],
    ['<p>One<br>two</p><p><b>three</b></p>', 'One\ntwo\n\n**three**'],
    ['<h2>Trip</h2><p>At six.</p>', '## Trip\n\nAt six.'],
    ['<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>', '- a\n- b\n  1. c'],
    [
      '<a href="https://club.example/a_(b)">the club</a>',
      '[the club](https://club.example/a_%28b%29)',
    ],
    ['<a href="https://club.example">https://club.example</a>', 'https://club.example/'],
    ['See <code>a * b</code>.', 'See `a * b`.'],
    ['<pre>a\n  b</pre>', '```\na\n  b\n```'],
    ['<b>Tom &amp; Jerry&nbsp;&#8211; 3 &lt; 4</b>', '**Tom & Jerry – 3 < 4**'],
    ['<b> spaced </b>out', '**spaced** out'],
    ['<TABLE><TR><TD><B>a</B></TD><TD>b</TD></TR><TR><TD>c</TD></TR></TABLE>', '**a** b\nc'],
  ])('%s becomes %s', (html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });

  it('understands how word processors write emphasis', () => {
    const html =
      '<b style="font-weight:normal"><span style="font-weight:700">Bold</span> <span style="font-style:italic">slanted</span></b>';
    expect(htmlToMarkdown(html)).toBe('**Bold** *slanted*');
  });

  it('keeps text that looks like Markdown as it is', () => {
    const html = '<p><b>Note</b></p><p># 1 * 2 [x] snake_case _y_</p><p>- no list</p><p>1. one</p>';
    expect(htmlToMarkdown(html)).toBe(
      '**Note**\n\n\\# 1 \\* 2 \\[x\\] snake_case \\_y\\_\n\n\\- no list\n\n1\\. one',
    );
  });

  it('keeps neither scripts nor styles, comments, pictures or unsafe links', () => {
    const html = `<!-- <b>x</b> --><style>b{}</style><script>alert("<b>")</script>
      <b onclick="alert(1)">a</b> <a href="javascript:alert(1)">b</a> <img src=x onerror=alert(1) alt="c">`;
    expect(htmlToMarkdown(html)).toBe('**a** b c');
  });

  it.each([
    ['without a text', '<p><b> </b></p>'],
    ['that is too deep', `${'<div>'.repeat(20_000)}<b>deep</b>`],
  ])('%s is left to the plain text', (_, html) => {
    expect(htmlToMarkdown(html)).toBeNull();
  });

  it('is read however broken or deep it is', () => {
    const part = fc.constantFrom(
      '<b>',
      '</b>',
      '<',
      '<a href="',
      "'",
      '"',
      '>',
      '<ul><li>',
      '&#x;',
      'x',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        htmlToMarkdown(`<b>${parts.join('')}`);
      }),
    );
    expect(htmlToMarkdown(`<b>a</b>${'<!--<a "'.repeat(50_000)}`)).toBe('**a**');
  });
});
