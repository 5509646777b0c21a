import type { ProductCard } from '@huarong/contract/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ProductTile } from './ProductTile.tsx';

const lipstick: ProductCard = {
  productId: '10010001',
  skuId: '20010101',
  productName: '朱砂丝绒哑光唇膏 3.2g',
  productNameEN: 'Cinnabar Velvet',
  nickname: '小赤木',
  subtitle: '丝绒哑光',
  brandId: '1',
  brandNameEN: 'SOLÈNE ARDEY',
  brandNameCN: '索兰娜',
  offerPrice: '320.00',
  marketPrice: '320.00',
  skuImagePath: '/pictures/drawn/ab12/20010101-front-400.webp',
  tags: ['满299减50'],
  badge: '独家',
  colourCount: 24,
  shades: [
    { name: '朱砂', hex: '#a8322d', skuImagePath: '/pictures/drawn/ab12/20010101-front-400.webp' },
    { name: '檀木', hex: '#8a4a3c', skuImagePath: '/pictures/drawn/ab12/20010102-front-400.webp' },
  ],
  commentCount: 26_400,
  praiseRate: 98,
  hasInventory: true,
};
const tile = (facts: Partial<ProductCard> = {}, isEager = false) =>
  renderToStaticMarkup(<ProductTile product={{ ...lipstick, ...facts }} isEager={isEager} />);

describe('a product tile', () => {
  test('links to the product and shows brand, nickname, shades and reviews', () => {
    const html = tile();
    expect(html).toContain('href="/product/10010001.html"');
    for (const fact of ['SOLÈNE ARDEY', '索兰娜', '小赤木', '共 24 色', '2.6 万 条评价', '好评 98%', '独家'])
      expect(html).toContain(fact);
  });

  test('shows the image of a running activity with its text, the text alone without one', () => {
    const facts = { badge: '秒杀', activityLabelImageUrl: '/pictures/labels/flash.svg' };
    expect(tile(facts)).toMatch(/<img [^>]*src="\/pictures\/labels\/flash\.svg" alt="秒杀"/);
    expect(tile(facts)).not.toContain('秒杀</span>');
    expect(tile({ badge: '秒杀' })).toContain('秒杀</span>');
    expect(tile({ ...facts, hasInventory: false })).not.toContain('flash.svg');
  });

  test('strikes through a market price only when it is higher', () => {
    expect(tile()).not.toContain('<del');
    expect(tile({ marketPrice: '300.00' })).not.toContain('<del');
    expect(tile({ marketPrice: '1280.00' })).toMatch(/<del.*¥1,280\.00/);
  });

  test('shows a member price only when it is lower', () => {
    expect(tile({ memberPrice: '304.00' })).toContain('会员价 ¥304.00');
    expect(tile({ memberPrice: '320.00' })).not.toContain('会员价');
  });

  test('is faded and says so when sold out', () => {
    expect(tile({ hasInventory: false })).toContain('暂时缺货');
    expect(tile({ hasInventory: false })).toContain('data-faded');
  });

  test('says that there are no reviews instead of 0 %', () => {
    expect(tile({ commentCount: 0, praiseRate: 0 })).toContain('还没有评价');
    expect(tile({ commentCount: 0, praiseRate: 0 })).not.toContain('0%');
  });

  test('offers its image as AVIF and WebP and loads it lazily', () => {
    expect(tile()).toMatch(/<source type="image\/avif" srcSet="[^"]*-800\.avif 800w"/);
    expect(tile()).toMatch(/srcSet="[^"]*-800\.webp 800w"[^>]*loading="lazy"/);
    expect(tile({}, true)).toContain('loading="eager"');
  });

  test('with one shade shows its subtitle', () =>
    expect(tile({ colourCount: 1, shades: undefined })).toContain('丝绒哑光'));
});
