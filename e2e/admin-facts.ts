import { adminRoutes } from '@huarong/contract/admin/routes';
import { isTaxNumber } from '@huarong/core/invoices';
import type { Page } from '@playwright/test';
import {
  createBrand,
  createCategory,
  planChange,
  uploadImport,
  uploadMedia,
  writeProduct,
} from './catalogue-facts.ts';
import { writeFeedback } from './feedback-facts.ts';
import { openReaction, recallLot } from './lot-facts.ts';
import {
  createBundle,
  createCoupon,
  createPresale,
  requestBatch,
  writeArticle,
  writeBroadcast,
  writeSurvey,
} from './marketing-facts.ts';
import { freshMobile, lastMessage, signUp } from './members.ts';
import { addAddress, applyForReturn, buyByCall, callsOf } from './orders-by-call.ts';
import { findProduct } from './products.ts';
import { createPromotion } from './promotion-facts.ts';
import { saveCase } from './simulator-facts.ts';
import { deliverByCall, type StaffCalls, staffCalls } from './staff-calls.ts';
import type { WriteText } from './write-text.ts';

export interface AdminFacts {
  orderId: string;
  paymentId: string;
  pickListId: string;
  approvalId: string;
  invoiceId: string;
  webhookId: string;
  lotId: string;
  recallId: string;
  reactionId: string;
  feedbackNo: string;
  returnId: string;
  skuId: string;
  productId: string;
  setId: string;
  caseId: string;
  takeId: string;
  mediaId: string;
  importId: string;
  cardBatchId: string;
  surveyId: string;
  broadcastId: string;
  articleId: string;
  brandId: string;
  categoryId: string;
  promotionId: string;
  staffId: string;
  roleId: string;
  memberId: string;
  receiptNo: string;
  bundleId: string;
  presaleId: string;
  offerId: string;
  batchId: string;
  token: string;
}
const SENT_WRONGLY = 5;

/** One of everything that the admin shows, by calls, with these texts wherever a person writes one. */
export async function createAdminFacts(page: Page, baseURL: string, text: WriteText): Promise<AdminFacts> {
  const owner = await staffCalls(page, 'owner');
  await signUp(page, baseURL);
  const call = await callsOf(page);
  await call('PUT', '/v1/myaccount/profile', { nickname: text(20) });
  const { addrId } = await addAddress(call, { name: text(25), address: text(100) });
  const { skuId, productId } = await findProduct(page.request, '护手霜');
  const buy = () => buyByCall(call, { skuId, addrId, note: text(200) });
  const orderId = await buy();
  await call('POST', '/v1/product/consultation', { productId, question: text(100) });
  const returnId = await receiveReturn(owner, call, await buy(), text);
  const receiptNo = await applyAsBrand(page, call, text);
  const { shopper } = await owner<{ shopper: { memberId: string } }>(adminRoutes.orders.detail, { orderId });
  const { memberId } = shopper;

  const reason = text(200);
  await owner(adminRoutes.orders.addNote, { orderId, text: text(500) });
  // Tags of orders take letters and digits only.
  await owner(adminRoutes.orders.addTag, { orderId, tag: '加急' });
  await owner(adminRoutes.members.addNote, { memberId, text: text(500) });
  await owner(adminRoutes.members.addTag, { memberId, tag: text(12), reason });
  const change = { by: 'difference', difference: 1 };
  await owner(adminRoutes.stock.adjust, { skuId, change, cause: 'count', reason });
  const { takeId } = await owner<{ takeId: string }>(adminRoutes.stocktakes.create, {
    name: text(60),
    q: '护手霜',
  });
  await owner(adminRoutes.stocktakes.count, { takeId, code: skuId, counted: 1 });
  await owner(adminRoutes.cooperation.requestDocument, { receiptNo, text: text(200) });
  await owner(adminRoutes.community.saveTemplate, { title: ownName(text), text: text(300) });
  const view = { list: 'orders', query: 'q=1', columns: [], density: 'normal', isShared: true };
  await owner(adminRoutes.work.saveView, { ...view, name: ownName(text) });
  const parcel = { line: 1, order: text(60), carrier: text(40), waybillNo: text(60) };
  await owner(adminRoutes.orders.applyShipFile, { fileName: text(120), rows: [parcel] });
  const { pickListId } = await owner<{ pickListId: string }>(adminRoutes.orders.createPickList, {
    subOrderIds: [`${orderId}-1`],
  });
  return {
    orderId,
    paymentId: await findPaymentOf(owner, orderId),
    pickListId,
    returnId,
    skuId,
    setId: await planChange(owner, skuId, text),
    caseId: await saveCase(owner, skuId, text),
    takeId,
    productId: await writeProduct(owner, productId, text),
    mediaId: await uploadMedia(page, owner, text),
    importId: await uploadImport(page, text),
    cardBatchId: await requestBatch(owner, text),
    surveyId: await writeSurvey(owner, text),
    broadcastId: await writeBroadcast(owner, text),
    articleId: await writeArticle(owner, text),
    brandId: await createBrand(owner, text),
    categoryId: await createCategory(owner, text),
    promotionId: await createPromotion(owner, skuId, text),
    memberId,
    receiptNo,
    ...(await createCoupon(owner, memberId, text)),
    bundleId: await createBundle(owner, skuId, text),
    presaleId: await createPresale(owner, skuId, text),
    approvalId: await requestRefund(page, orderId, text),
    invoiceId: await findInvoice(owner),
    webhookId: await createWebhook(owner, text),
    // Not of the hand cream: others count that one without lots.
    ...(await recallLot(page, owner, (await findProduct(page.request, '眼霜')).skuId, text)),
    reactionId: await openReaction(owner, returnId, text),
    feedbackNo: await writeFeedback(call, owner, text),
    ...(await invite(owner, text)),
  };
}

/** A name of at most twenty characters that nothing else has. */
const ownName = (text: WriteText) => `${text(14)}${String(Date.now()).slice(-6)}`;

async function findPaymentOf(owner: StaffCalls, orderId: string): Promise<string> {
  const { rows } = await owner<{ rows: { paymentId: string }[] }>(adminRoutes.payments.list, { q: orderId });
  return rows[0]?.paymentId ?? '';
}

type Calls = Awaited<ReturnType<typeof callsOf>>;

async function receiveReturn(owner: StaffCalls, call: Calls, orderId: string, text: WriteText) {
  await deliverByCall(owner, orderId);
  const returnId = await applyForReturn(call, orderId, { description: text(200), reason: SENT_WRONGLY });
  await owner(adminRoutes.returns.approve, { returnId });
  await owner(adminRoutes.returns.receive, { code: returnId });
  await owner(adminRoutes.returns.receive, { code: `ZT${Date.now()}`, note: text(200) });
  return returnId;
}

/** The second refund of an order waits for a second person. */
async function requestRefund(page: Page, orderId: string, text: WriteText): Promise<string> {
  const service = await staffCalls(page, 'service');
  const refund = (amountFen: number) =>
    service<{ approvalId: string }>(adminRoutes.orders.refund, { orderId, amountFen, reason: text(200) });
  await refund(1_00);
  return (await refund(2_00)).approvalId;
}

/** The demo has invoices. */
const findInvoice = async (owner: StaffCalls): Promise<string> =>
  (await owner<{ rows: { invoiceId: string }[] }>(adminRoutes.invoices.list, { view: 'all', size: 1 }))
    .rows[0]?.invoiceId ?? 'nothing';

/** Paused: nobody receives at this address. */
async function createWebhook(owner: StaffCalls, text: WriteText): Promise<string> {
  await owner(adminRoutes.integrationKeys.create, { name: text(30), permissions: ['order:read'], days: 30 });
  const { webhookId } = await owner<{ webhookId: string }>(adminRoutes.webhooks.create, {
    name: text(30),
    url: 'http://127.0.0.1:9000/orders',
    topics: ['order.returned'],
  });
  await owner(adminRoutes.webhooks.move, { webhookId, state: 'paused' });
  await owner(adminRoutes.webhooks.ping, { webhookId });
  return webhookId;
}

async function invite(owner: StaffCalls, text: WriteText) {
  const roleId = `R${Date.now()}`;
  await owner(adminRoutes.staff.createRole, {
    roleId,
    name: ownName(text),
    note: text(100),
    permissions: ['order:read'],
  });
  const { staffId, link } = await owner<{ staffId: string; link: string }>(adminRoutes.staff.invite, {
    login: `${roleId.toLowerCase()}@huarong.demo`,
    name: text(30),
    roleIds: [roleId],
  });
  return { roleId, staffId, token: link.split('/').at(-1) ?? '' };
}

/** A company has one open application: the last character is the check of the others. */
function freshTaxNumber(): string {
  const body = `91350100M${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const last = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].find((check) => isTaxNumber(body + check));
  return `${body}${last}`;
}

/** A brand applies; returns the number of the application. */
async function applyAsBrand(page: Page, call: Calls, text: WriteText): Promise<string> {
  const mobile = freshMobile();
  const { rToken } = await call<{ rToken: string }>('POST', '/v1/usercenter/smsCode', {
    mobile,
    purpose: 'cooperation',
  });
  const { code } = await lastMessage(page.request, { kind: 'sms', to: mobile });
  const { receiptNo } = await call<{ receiptNo: string }>('POST', '/v1/brandCooperation/apply', {
    company: text(100),
    taxNumber: freshTaxNumber(),
    brandNameEN: text(60),
    brandNameCN: text(60),
    categoryId: '60003',
    authorisation: 'owner',
    contact: text(25),
    mobile,
    smsCode: code,
    rToken,
    email: 'shen@qingyu.example',
    intro: text(1000),
    consent: true,
  });
  return receiptNo;
}
