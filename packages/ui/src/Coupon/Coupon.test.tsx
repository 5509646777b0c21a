import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Coupon } from './Coupon.tsx';
import type { CouponProps } from './coupon-props.ts';

const coupon = (props: Partial<CouponProps>) =>
  renderToStaticMarkup(
    <Coupon face={{ kind: 'amount', amount: 8000 }} title="全场满减券" state="claimable" {...props} />,
  );

describe('a coupon', () => {
  test.each([
    ['claimed', '已领取'],
    ['gone', '已领完'],
    ['expired', '已过期'],
    ['used', '已使用'],
  ] as const)('that is %s says %s and has no active button', (state, label) => {
    expect(coupon({ state })).toMatch(new RegExp(`<button[^>]*disabled=""[^>]*>${label}</button>`));
  });

  test('that is claimable has a button named after the coupon', () => {
    expect(coupon({})).toMatch(/<button(?![^>]*disabled)[^>]*aria-label="领取：全场满减券"/);
  });

  test('shows the loading label while it is claimed', () => {
    expect(coupon({ loading: true })).toMatch(/aria-busy="true".*领取中<\/button>/);
  });

  test('that is usable links to where it can be used', () => {
    expect(coupon({ state: 'usable', useHref: '/search?coupon=1' })).toMatch(
      /<a [^>]*href="\/search\?coupon=1"[^>]*>去使用<\/a>/,
    );
  });

  test('shows its value without decimals', () => {
    const html = coupon({});
    expect(html).toContain('</span>80</span>');
  });

  test('keeps the last phrase of its note together', () => {
    expect(coupon({ note: '全场商品，领取后 3 天内有效' })).toMatch(
      /全场商品，<\/span><span [^>]*>领取后 3 天内有效<\/span>/,
    );
  });

  test('may show a rate or a text', () => {
    expect(coupon({ face: { kind: 'rate', rate: '8.5' } })).toContain('8.5<small> 折</small>');
    expect(coupon({ face: { kind: 'word', word: '免邮' } })).toContain('免邮');
  });
});
