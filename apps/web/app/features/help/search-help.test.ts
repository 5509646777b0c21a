import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HelpSection, searchHelp } from './search-help.ts';

const section = (page: string, title: string, text: string): HelpSection => ({
  page,
  title,
  text,
  href: `/campaign/${page}.html`,
});
const SECTIONS = [
  section('退货规则', '运费', '质量问题的运费由我们承担，其他由顾客承担。'),
  section('运费说明', '包邮', '满 199 元包邮。'),
  section('发票说明', '电子发票', '订单完成后可申请 PDF 发票，发到邮箱。'),
];
const pagesFor = (question: string) => searchHelp(SECTIONS, question).map(({ page }) => page);

describe('a question', () => {
  test.each([
    ['', []],
    ['   ', []],
    ['发票', ['发票说明']],
    ['ｐｄｆ', ['发票说明']],
    ['运费 承担', ['退货规则']],
    ['运费', ['退货规则', '运费说明']],
    ['元包邮', ['运费说明']],
    ['没有这个词', []],
  ])('%o finds %o', (question, pages) => expect(pagesFor(question)).toEqual(pages));

  test('shows where the word is in a long text', () => {
    const [found] = searchHelp([section('长', '文', `${'前'.repeat(200)}钥匙${'后'.repeat(200)}`)], '钥匙');
    expect(found?.excerpt).toMatch(/^…前+钥匙后+…$/);
  });

  test('leaves the marks of the text as they are', () =>
    expect(searchHelp(SECTIONS, '承担')[0]?.excerpt).toContain('由我们承担，其他'));

  test('finds only sections with each of its words, and never fails', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (question) => {
        for (const { page, title, text } of searchHelp(SECTIONS, question))
          for (const word of question.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean))
            expect(`${page} ${title} ${text}`.normalize('NFKC').toLowerCase()).toContain(word);
      }),
    );
  });
});
