import type { ProductCardProps } from '../ProductCard/ProductCard.tsx';
import { ProductIllustration } from './ProductIllustration.tsx';

const noop = () => {};
const quick = { href: '#product', onAdd: noop, onNotify: noop, onFavourite: noop };

export const LIPSTICK: ProductCardProps = {
  ...quick,
  image: {
    drawing: (
      <ProductIllustration
        shape="lipstick"
        colours={{ pack: '#6E1020', trim: '#C9A36A', liquid: '#A91D2B' }}
        label="索兰娜 朱砂丝绒哑光唇膏 3.2g"
      />
    ),
  },
  pigment: 'xia',
  flag: '独家',
  brand: { en: 'SOLÈNE ARDEY', cn: '索兰娜' },
  nickname: '小赤木',
  name: '朱砂丝绒哑光唇膏 3.2g',
  shades: { colours: ['#A91D2B', '#7C1A22', '#C2453B', '#B4685A', '#8E3B46'], total: 24 },
  price: '320.00',
  tags: [{ label: '满299减50' }, { label: '赠唇刷' }],
  meta: ['2.6 万条评价', '好评 98%'],
};

export const FOUNDATION: ProductCardProps = {
  ...quick,
  image: {
    drawing: (
      <ProductIllustration
        shape="bottle"
        colours={{ pack: '#F1EEE8', trim: '#D9D3C8', liquid: '#E3BE9D' }}
        label="珠母 珠光养肤粉底液 SPF20 30ml"
      />
    ),
  },
  pigment: 'xiang',
  brand: { en: 'NACRINE', cn: '珠母' },
  nickname: '贝母瓶',
  name: '珠光养肤粉底液 SPF20 30ml',
  shades: { colours: ['#F1D9C2', '#E7C6A6', '#D9AE88', '#C4936B'], total: 12 },
  price: '450.00',
  tags: [{ label: '赠3ml小样×2' }],
  meta: ['2.2 万条评价', '好评 96%'],
};

export const GLOSS: ProductCardProps = {
  ...quick,
  image: {
    drawing: (
      <ProductIllustration
        shape="gloss"
        colours={{ pack: '#FFFFFF', trim: '#D9A58F', liquid: '#C7475A' }}
        label="芙兰芭 水镜唇蜜 4ml"
      />
    ),
  },
  pigment: 'yinhong',
  brand: { en: 'FIORALBA', cn: '芙兰芭' },
  nickname: '玻璃糖',
  name: '水镜唇蜜 4ml',
  shades: { colours: ['#C7475A', '#E08A7C', '#A4364C', '#D77FA0'], total: 10 },
  price: 21000,
  tags: [{ label: '2支立减40' }],
  meta: ['1.1 万条评价', '好评 97%'],
};
