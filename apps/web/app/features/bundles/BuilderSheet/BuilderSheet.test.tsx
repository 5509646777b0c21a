import type { Bundle } from '@huarong/contract/bundles';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { PriceResult } from '../state/fetch-price.ts';
import { fourPans, incompletePrice } from '../testing/four-pans.ts';
import { BuilderSheet } from './BuilderSheet.tsx';

const incomplete: PriceResult = { price: incompletePrice, refusal: null };
const page = (
  query = '',
  { bundle = fourPans, initialPrice = incomplete }: { bundle?: Bundle; initialPrice?: PriceResult } = {},
) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/bundle/pans.html${query}`]}>
      <BuilderSheet bundle={bundle} initialPrice={initialPrice} />
    </MemoryRouter>,
  );
const FULL = '?c=1.m1,2.m2,3.s2,4.g1';
const full: PriceResult = {
  price: {
    ...incompletePrice,
    complete: true,
    discount: '40.00',
    total: '344.00',
    hint: '已经选满，可以加入购物车。',
  },
  refusal: null,
};

describe('the builder rendered without script', () => {
  test('shows the choice of a shared link: preview, slots, price and expected total', () => {
    const html = page('?c=2.m1&e=55-l5aSP&f=song');
    expect(html).toContain('已放入 M01 米纸');
    expect(html).toContain('aria-label="更换第 2 格 M01 米纸"');
    expect(html).toContain('aria-label="去选第 1 格"');
    expect(html).toContain('刻字：知夏');
    expect(html).toContain('选满后 −¥40.00');
    expect(html).toContain('选满预计 ¥330.00–350.00');
    expect(html).toContain('还差 3 格');
  });

  test('offers the parts as buttons of a GET form, so choosing needs no script', () => {
    const html = page('?c=1.m1');
    expect(html).toMatch(/<form[^>]*method="get"/);
    expect(html).toMatch(/<button type="submit" value="1\.m1,2\.m2"[^>]*data-sku="m2"[^>]*name="c"/);
    expect(html).toMatch(/<button type="submit" value=""[^>]*aria-pressed="true"[^>]*data-sku="m1"/);
  });

  test('strikes out sold-out parts and shows when they return', () => {
    expect(page()).toMatch(/<button[^>]*disabled=""[^>]*data-sku="s4"[^>]*data-sold-out/);
    expect(page()).toContain('11.22 到货');
    expect(page('?c=1.s4')).toContain('已售罄，请更换');
    expect(page('?c=1.s4')).toContain('S04 橄榄 已售罄');
    expect(page('?c=1.m1,2.m2,3.s2,4.s4')).toContain('请更换售罄的一格');
  });

  test('shows the price of a group from its own parts', () => {
    expect(page()).toContain('打底与加深 · 每格 ¥68.00<');
    expect(page()).toContain('点缀 · 每格 ¥82.00 起<');
  });
});

describe('the buy button', () => {
  test('is disabled until every slot is filled', () => {
    expect(page('?c=1.m1')).toMatch(/<button[^>]*disabled=""[^>]*>.*还差 3 格/);
    expect(page('?c=1.m1')).not.toContain('加入购物车');
    expect(page(FULL, { initialPrice: full })).toContain('加入购物车');
    expect(page(FULL, { initialPrice: full })).toContain('−¥40.00');
  });

  test('is disabled while the choice breaks a rule or the engraving is invalid', () => {
    expect(page(FULL)).toContain('请按规则调整');
    const accented = page(`${FULL}&e=YWJjZMOpZmc&f=song`, { initialPrice: full });
    expect(accented).toContain('请先修改刻字');
    expect(accented).not.toContain('加入购物车');
    const refused: PriceResult = {
      price: null,
      refusal: { about: 'choice', message: '同一个位置只能放一件' },
    };
    expect(page(FULL, { initialPrice: refused })).toContain('同一个位置只能放一件');
    expect(page(FULL, { initialPrice: refused })).not.toContain('加入购物车');
  });

  test('comes with the return conditions', () => expect(page()).toMatch(/退换怎么算.*没有刻字.*整盘可以退/));
});
