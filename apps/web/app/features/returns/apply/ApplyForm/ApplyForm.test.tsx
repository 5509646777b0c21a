import type { RefundPreview, Returnable } from '@huarong/contract/returns';
import { accept } from '@huarong/core/shared';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../platform/testing/fake-server.ts';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { ApplyForm } from './ApplyForm.tsx';

const LINE: Returnable = {
  returnSkuId: 'l1',
  skuId: 's1',
  productId: 'p1',
  productName: '朱砂唇膏',
  brandNameEN: 'SOLÈNE ARDEY',
  brandNameCN: '索兰娜',
  skuName: '03 朱砂',
  skuImagePath: '/x.jpg',
  quantity: 1,
  paidShare: '285.12',
  orderId: 'o1',
  subOrderId: 'o1-1',
  signedAt: '2026-11-15T20:14:00+08:00',
  qualityUntil: '2026-12-15T20:14:00+08:00',
  returnDays: 7,
  faultDays: 30,
  kinds: [2],
  bought: 1,
  reasons: [{ reason: 1, text: '不想要了', kinds: [2], isFault: false, needsPictures: false }],
  canExchange: true,
};
const REFUND: RefundPreview = {
  goods: '320.00',
  promotionShare: '34.88',
  couponShare: '0.00',
  pointsShare: '0.00',
  giftValue: '0.00',
  freight: '0.00',
  total: '285.12',
  tenders: [],
  pointsBack: 0,
  pointsTaken: 0,
  couponBack: false,
  hasCoupon: false,
  postageByShop: false,
  gifts: [],
};
const renderForm = (memberId = 'u-1') => {
  cleanup();
  return renderPage(
    <ApplyForm
      subOrderId="o1-1"
      lines={[LINE]}
      initialLineId={null}
      detailPathOf={(returnId) => `/myAccount/returnDetails/${returnId}`}
    />,
    { isSignedIn: true, memberId },
  );
};
const text = () => screen.getByLabelText<HTMLTextAreaElement>(/说明/);

test('the description stays with its author until the application is submitted', async () => {
  const server = fakeServer({
    returns: {
      apply: ({ preview }) => accept(preview ? { refund: REFUND } : { refund: REFUND, returnId: 'r1' }),
    },
  });
  await renderForm().user.type(text(), '颜色不适合我');
  renderForm('u-2');
  expect(text().value).toBe('');
  const page = renderForm();
  expect(text().value).toBe('颜色不适合我');
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: '提交申请' });
  await waitFor(() => expect(submit().disabled).toBe(false));
  await page.user.click(submit());
  await waitFor(() => expect(page.path()).toBe('/myAccount/returnDetails/r1'));
  const sent = server.inputsOf('returns.apply').filter(({ preview }) => !preview);
  expect(sent).toMatchObject([{ description: '颜色不适合我' }]);
  renderForm();
  expect(text().value).toBe('');
});
