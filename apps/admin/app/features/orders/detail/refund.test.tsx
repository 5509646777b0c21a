import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RefundEffects, type RefundPreview } from './RefundEffects.tsx';

const preview = (more: Partial<RefundPreview>): RefundPreview => ({
  amountFen: 20_00,
  tenders: [{ name: '支付宝', cardTail: null, amountFen: 20_00, isAtOnce: false }],
  leftAfterFen: 80_00,
  cancelsOrder: false,
  points: { returned: 0, notEarned: 0 },
  invoices: [],
  approvalReason: null,
  approvers: [],
  ...more,
});
const markupOf = (more: Partial<RefundPreview>) =>
  renderToStaticMarkup(<RefundEffects preview={preview(more)} />);
const invoice = (kind: 'reverse' | 'reduce' | 'later', afterFen: number) => ({
  subOrderId: '1',
  kind,
  beforeFen: 100_00,
  afterFen,
});

describe('the effects of a refund', () => {
  it('say that nothing changes when nothing does', () => {
    expect(markupOf({})).toContain('已得积分不收回');
    expect(markupOf({})).toContain('没有受影响的发票');
  });

  it('name the points', () =>
    expect(markupOf({ points: { returned: 300, notEarned: 100 } })).toContain(
      '退回下单抵扣的 300 分，本单不再发放 100 分',
    ));

  it.each([
    [invoice('reverse', 80_00), '¥100.00 的发票将红冲，再按 ¥80.00 开具'],
    [invoice('reverse', 0), '¥100.00 的发票将红冲，不再开具'],
    [invoice('reduce', 80_00), '尚未开具，金额由 ¥100.00 改为 ¥80.00'],
    [invoice('later', 80_00), '签收后开具，金额由 ¥100.00 减为 ¥80.00'],
    [invoice('later', 0), '¥100.00 的发票不再开具'],
  ])('name the invoice %j', (each, text) => expect(markupOf({ invoices: [each] })).toContain(text));
});
