import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripHtml } from './index.ts';

describe('a text with HTML', () => {
  it.each([
    ['<p>第一段</p><p>第二段</p>', '第一段\n第二段'],
    ['温和<br/>不刺激<BR>不拔干', '温和\n不刺激\n不拔干'],
    ['<ul><li>保湿</li><li>提亮</li></ul>', '· 保湿\n· 提亮'],
    ['<div style="color:red"><b>热卖</b>&nbsp;50&#37; &amp; 更多</div>', '热卖 50% & 更多'],
    ['前<script>alert("1")</script><style>p{}</style>后', '前后'],
    ['<!-- 注释 --><img src="https://a.example/x.jpg" alt="x">文字', '文字'],
    ['&lt;b&gt;粗&lt;/b&gt;', '粗'],
  ])('%s becomes %j', (html, text) => expect(stripHtml(html)).toBe(text));

  it.each(['SPF<50', 'pH 5 < 6 > 4', '<3 爱你', 'A&B', '<新品>', '两行\n\n文字 ', 'a&;b', '&#x;'])(
    'does not include %j',
    (text) => expect(stripHtml(text)).toBe(text),
  );

  it('is the same when stripped twice, and contains no tag', () => {
    const unit = fc.constantFrom(
      '<',
      '>',
      '/',
      'p',
      'b',
      'r',
      'script',
      '&',
      'lt;',
      'gt;',
      '#60;',
      ' ',
      '\n',
      '口',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 24 }), (text) => {
        const stripped = stripHtml(text);
        expect(stripHtml(stripped)).toBe(stripped);
        expect(stripped).not.toMatch(/<\/?(?:p|b|br|script)>/);
      }),
      { numRuns: 2_000 },
    );
  });
});
