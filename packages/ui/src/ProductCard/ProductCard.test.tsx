import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';

const card = (props: Partial<ProductCardProps> = {}) =>
  renderToStaticMarkup(
    <ProductCard
      href="/product/100860423"
      image={{ src: '/lip.webp', alt: '朱砂丝绒哑光唇膏', width: 480, height: 600 }}
      brand={{ en: 'SOLÈNE ARDEY', cn: '索兰娜' }}
      name="朱砂丝绒哑光唇膏 3.2g"
      price="320.00"
      onAdd={() => {}}
      onNotify={() => {}}
      onFavourite={() => {}}
      {...props}
    />,
  );

describe('a product card', () => {
  test('sets the nickname in corner brackets before the name', () => {
    expect(card({ nickname: '小赤木' })).toContain('<q>小赤木</q>朱砂丝绒哑光唇膏 3.2g');
  });

  test('shows no more than two tags', () => {
    const tags = ['满299减50', '赠唇刷', '新品'].map((label) => ({ label }));
    const html = card({ tags });
    expect(html).toContain('赠唇刷');
    expect(html).not.toContain('新品');
  });

  test('has an add-to-cart button named after the product', () => {
    expect(card()).toContain('aria-label="加入购物车：朱砂丝绒哑光唇膏 3.2g"');
    expect(card()).not.toContain('到货通知');
  });

  test('that is sold out offers a back-in-stock notification instead of buying', () => {
    const html = card({ soldOut: true, flag: '独家' });
    expect(html).toContain('暂时缺货');
    expect(html).toContain('到货通知');
    expect(html).not.toContain('加入购物车');
    expect(html).not.toContain('独家');
  });

  test('gives its image a size, an alt text and lazy loading', () => {
    expect(card()).toMatch(
      /<img[^>]*alt="朱砂丝绒哑光唇膏"[^>]*width="480"[^>]*height="600"[^>]*loading="lazy"/,
    );
    expect(card({ eager: true })).toContain('loading="eager"');
  });

  test('is one keyboard stop: the image is not a second one', () => {
    expect(card().match(/<a (?![^>]*tabindex="-1")/gi)).toHaveLength(1);
  });

  test('shows a favourite as pressed', () => {
    expect(card({ favourite: true })).toMatch(/aria-label="已收藏：[^"]*"[^>]*aria-pressed="true"/);
  });

  test('always has seven rows, so neighbouring cards align', () => {
    const below = card().match(/<(p|h3) |<div [^>]*shades/g);
    expect(below, 'six below the image').toHaveLength(6);
  });
});
