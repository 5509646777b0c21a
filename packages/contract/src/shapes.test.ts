import { describe, expect, it } from 'vitest';
import { contracts } from './index.ts';
import type { Endpoint } from './kit/index.ts';

const { identity, cart, search, recipients, checkout, payment, orders } = contracts;
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
const recipient = {
  name: '林知夏',
  mobile: '+86 138-0000-0002',
  provinceCode: '310000',
  cityCode: '310100',
  districtCode: '310104',
  address: '花间路 88 号 3 幢 1201 室',
  isDefault: true,
};
const commit = {
  quoteHash: 'q1',
  addrId: 'a1',
  paymentCode: 'ALIPAY',
  couponIds: ['c1'],
  points: 1200,
  giftIds: [],
  consents: ['engraving'],
};
const credentials = { loginId: base64('13800000002'), password: base64('密码 Huarong2026!') };
const order = '263849105527718046';

/** Inputs that API clients rely on, with the parsed value where it differs. */
const examples: [string, Endpoint, Record<string, unknown>, Record<string, unknown>?][] = [
  ['a visitor starts as a guest', identity.guest, {}],
  ['a member signs in', identity.postLogin, credentials],
  [
    'a member signs in with an image captcha',
    identity.postLoginV2,
    { ...credentials, valiCode: 'k3Fp', valiCodeToken: 'v1' },
  ],
  ['a captcha is requested', identity.captcha, {}],
  ['a code is sent to a guest', identity.smsCode, { mobile: '13800000009', purpose: 'guest' }],
  [
    'a mobile signs in with its code',
    identity.login,
    { mobile: '13800000002', smsCode: '408127', rToken: 'r1' },
  ],
  ['the header requests the user info', identity.userInfo, {}],
  ['two lipsticks are added to the cart', cart.addToCart, { skuId: 's1', quantity: 2, channel: 'PC' }],
  [
    'one lipstick is added to the cart',
    cart.addToCart,
    { skuId: 100860423 },
    { skuId: '100860423', quantity: 1, channel: 'PC' },
  ],
  ['a quantity is set', cart.updateQuantity, { skuId: 's1', quantity: '99' }, { skuId: 's1', quantity: 99 }],
  [
    'a line is deleted with all fields of an old client',
    cart.removeFromCart,
    {
      skus: [
        {
          channel: 'PC',
          skuId: 's1',
          productName: '唇膏',
          type: 1,
          quantity: 1,
          status: 1,
          inventory: 5,
          productId: 'p1',
          offerPrice: '0.01',
          skuCode: 'c',
          productNameEN: 'Lipstick',
          deleteProductType: 'x',
        },
      ],
    },
  ],
  [
    'ticks without a sku are dropped',
    cart.saveProdChkedStat,
    { list: [{ skuId: 's1', checked: true }, { checked: true }, { skuId: null, checked: false }] },
    { list: [{ skuId: 's1', checked: true }] },
  ],
  ['the mini cart opens', cart.miniShopcartInfo, { channel: 'PC' }],
  ['the cart page opens', cart.cartInfoDisplaying, {}],
  ['the search box is empty', search.suggest, {}, { keyWord: '' }],
  ['a word is typed', search.suggest, { keyWord: 'kouhong' }],
  [
    'a category is filtered and sorted',
    search.keyword,
    {
      keyword: '',
      category: '60002',
      filters: 'effect:matte',
      sort: 'priceAsc',
      pageNo: '2',
      pageSize: '24',
    },
    {
      keyword: '',
      category: '60002',
      filters: [{ code: 'effect', values: ['matte'] }],
      sort: 'priceAsc',
      pageNo: 2,
      pageSize: 24,
    },
  ],
  ['an address is added', recipients.add, recipient, { ...recipient, mobile: '13800000002' }],
  ['a guest adds an address', recipients.guestAdd, { ...recipient, streetCode: '310104013' }],
  ['the checkout opens', checkout.getShopcartStepTwo, {}],
  [
    'the checkout follows a choice',
    checkout.getShopcartStepTwo,
    { addrId: 'a1', couponIds: [], points: 0, giftIds: ['g1'], paymentCode: 'COD' },
  ],
  [
    'an order is placed',
    checkout.commitOrderExtend,
    { ...commit, note: '请放前台', invoice: { invoiceType: 82, titleId: 't1' } },
  ],
  [
    'a guest buys at once',
    checkout.commitOrderForImmediatelyBuy,
    { ...commit, mobile: '13800000009', smsCode: '408127', rToken: 'r1' },
  ],
  [
    'a payment is opened',
    payment.payInfo,
    { orderId: order, channel: 'PC', type: 'full', paymentCode: 'WECHAT' },
  ],
  [
    'the order list opens',
    orders.paging,
    { pageNo: '1', pageSize: '10' },
    { pageNo: 1, pageSize: 10, orderTime: 'Q', orderStatus: 'all' },
  ],
  [
    'the order list shows one status',
    orders.paging,
    { pageNo: 1, pageSize: 10, orderTime: 'A', orderStatus: '10' },
  ],
  ['an order is cancelled', orders.cancelOrder, { orderId: order, reasonCode: 9 }],
];

describe('the input of API clients', () => {
  it.each(examples)('%s', (_title, endpoint, sent, readAs) => {
    const read = endpoint.input.parse(sent);
    if (readAs) expect(read).toEqual(readAs);
  });

  const refused: [string, Endpoint, unknown][] = [
    ['a quantity of 0', cart.updateQuantity, { skuId: 's1', quantity: 0 }],
    ['a hundred of one sku', cart.addToCart, { skuId: 's1', quantity: 100 }],
    ['a password that is not base64', identity.postLogin, { ...credentials, password: 'Huarong2026!' }],
    ['an address without a house number', recipients.add, { ...recipient, address: '花间路' }],
    ['a name of one character', recipients.add, { ...recipient, name: '林' }],
    [
      'an order with an unknown payment method',
      checkout.commitOrderExtend,
      { ...commit, paymentCode: 'CASH' },
    ],
    ['a note of 201 characters', checkout.commitOrderExtend, { ...commit, note: '字'.repeat(201) }],
    ['a cancel reason 10', orders.cancelOrder, { orderId: order, reasonCode: 10 }],
    ['an unknown time filter', orders.paging, { pageNo: 1, pageSize: 10, orderTime: 'Z' }],
    [
      'six stored-value cards for one order',
      payment.silkpay,
      { orderId: order, cardIds: ['1', '2', '3', '4', '5', '6'] },
    ],
  ];
  it.each(refused)('%s is refused as invalid input', (_title, endpoint, sent) => {
    expect(endpoint.input.safeParse(sent).success).toBe(false);
  });
});
