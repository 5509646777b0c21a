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

  test('offers to buy, naming the goods for readers', () => {
    expect(card()).toContain('aria-label="加入购物车：朱砂丝绒哑光唇膏 3.2g"');
    expect(card()).not.toContain('到货通知');
  });

  test('that is sold out says so and offers a notice instead of buying', () => {
    const html = card({ soldOut: true, flag: '独家' });
    expect(html).toContain('暂时缺货');
    expect(html).toContain('到货通知');
    expect(html).not.toContain('加入购物车');
    expect(html).not.toContain('独家');
  });

  test('gives its picture a size, a text and patience', () => {
    expect(card()).toMatch(
      /<img[^>]*alt="朱砂丝绒哑光唇膏"[^>]*width="480"[^>]*height="600"[^>]*loading="lazy"/,
    );
    expect(card({ eager: true })).toContain('loading="eager"');
  });

  test('is met once by the keyboard: the picture is no second stop', () => {
    expect(card().match(/<a (?![^>]*tabindex="-1")/gi)).toHaveLength(1);
  });

  test('keeps a kept product pressed', () => {
    expect(card({ favourite: true })).toMatch(/aria-label="已收藏：[^"]*"[^>]*aria-pressed="true"/);
  });

  test('always has seven rows, so that neighbours line up', () => {
    const below = card().match(/<(p|h3) |<div [^>]*shades/g);
    expect(below, 'six under the picture').toHaveLength(6);
  });
});
