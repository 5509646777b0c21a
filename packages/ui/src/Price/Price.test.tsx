import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Price } from './Price.tsx';
import { priceParts } from './price-parts.ts';

describe('an amount', () => {
  test.each([
    ['fen', 118000, '¥', '1,180', '.00'],
    ['yuan with decimals', '1180.00', '¥', '1,180', '.00'],
    ['one decimal', '39.5', '¥', '39', '.50'],
    ['less than a yuan', 5, '¥', '0', '.05'],
    ['nothing', 0, '¥', '0', '.00'],
    ['a million', 123456789, '¥', '1,234,567', '.89'],
    ['a discount', '-80.00', '−¥', '80', '.00'],
  ])('given as %s is split into sign, yuan and cents', (_, amount, sign, yuan, cents) => {
    expect(priceParts(amount)).toMatchObject({ sign, yuan, cents, spoken: `${sign}${yuan}${cents}` });
  });

  test('that is not money gives null', () => {
    expect(priceParts('面议')).toBeNull();
    expect(renderToStaticMarkup(<Price amount="面议" />)).toContain('暂无价格');
  });
});

describe('a rendered price', () => {
  test('is one string for screen readers and three visible parts', () => {
    const html = renderToStaticMarkup(<Price amount={118000} />);
    expect(html).toContain('>¥1,180.00</span><span aria-hidden="true">');
  });

  test('strikes the market price through and labels it', () => {
    expect(renderToStaticMarkup(<Price amount={27000} market={32000} />)).toMatch(
      /<del[^>]*><span[^>]*>原价 <\/span>¥320\.00<\/del>/,
    );
  });

  test('leaves the decimals out for the value of a coupon', () => {
    expect(renderToStaticMarkup(<Price amount={8000} withoutDecimals />)).toMatch(
      /<\/span>80<\/span><\/span>$/,
    );
  });
});
