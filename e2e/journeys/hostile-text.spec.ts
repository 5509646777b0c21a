import type { Page } from '@playwright/test';
import { deliverOrder, payInSandbox } from '../checkout.ts';
import { expect, test } from '../fixtures.ts';
import { expectAsText, fitting, together } from '../hostile-checks.ts';
import { hostilePayloads } from '../hostile-payloads.ts';
import { freshMobile, lastMessage, signUp } from '../members.ts';
import { findProduct } from '../products.ts';

// The content security policy reports any attempt to run a script, which fails the journey.

test('text for other shoppers is shown as plain text', async ({ page, baseURL }) => {
  const member = await hostileMember(page, baseURL!);
  const { productId, skuId } = await findProduct(page.request, '九号陶泥甲油');
  await member.call('PUT', '/v1/myaccount/profile', { nickname: fitting(20)[0] });

  const asked = await Promise.all(
    hostilePayloads
      .slice(0, 9)
      .map((question) => member.call('POST', '/v1/product/consultation', { productId, question })),
  );
  const { consultationId } = asked[0] as { consultationId: string };
  await Promise.all(
    together(300).map((answer) =>
      member.call('POST', '/v1/product/consultation', { productId, consultationId, answer }),
    ),
  );
  const written = await Promise.all(
    together(1000).map((content, index) =>
      member.call('POST', '/v1/product/posts', {
        title: fitting(40)[index],
        content,
        // Once, because a frequent topic would lead the topics of the community, which other journeys visit.
        topics: index === 0 ? fitting(20) : [],
        skus: [{ skuId, note: fitting(40).at(-1 - index) }],
      }),
    ),
  );

  await page.goto(`/consultation/${productId}.html`);
  const more = page.getByRole('button', { name: /^查看另外/ });
  await expect(async () => {
    if ((await more.count()) > 0) await more.first().click({ timeout: 3_000 });
    await expect(more).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expectAsText(page, hostilePayloads);
  await page.goto('/community/?sort=newest');
  await expectAsText(page, hostilePayloads);
  await page.goto(`/community/${(written[0] as { postId: string }).postId}.html`);
  await expectAsText(page, [fitting(40)[0]!, fitting(40).at(-1)!, fitting(20)[0]!]);
  await page.goto(`/product/${productId}.html#posts`);
  await page.locator('#posts').scrollIntoViewIfNeeded();
  await expect(page.locator('#posts article').first()).toBeVisible();
  await expectAsText(page, fitting(40).slice(0, 1));

  await fillBuilder(page);

  const word = fitting(50).find((each) => !/[%#]/.test(each))!;
  await page.goto(`/search/?k=${encodeURIComponent(Buffer.from(word).toString('base64'))}`);
  await expectAsText(page, [word]);
  await page.getByRole('combobox').first().fill(word);
  await expectAsText(page, []);
});

test('text for the shop and the parcel is shown as plain text', async ({ page, baseURL }) => {
  const member = await hostileMember(page, baseURL!);
  const { mobile } = member;
  const where = { provinceCode: '310000', cityCode: '310100', districtCode: '310104', mobile };
  const addresses = together(100).slice(0, 20);
  for (const [index, address] of addresses.entries())
    await member.call('POST', '/v1/myaccount/addressManagement/add', {
      ...where,
      name: fitting(25)[index % fitting(25).length],
      address,
      tag: '<svg>',
    });
  for (const title of together(100).slice(-20))
    await member.call('POST', '/v1/portal/invoicetitle', { kind: 'individual', title });
  await answerSurvey(member);
  await page.goto('/myAccount/address');
  await expectAsText(
    page,
    addresses.flatMap((each) => each.split('\n')),
  );

  await page.goto('/myAccount/invoiceList');
  await expectAsText(page, []);
  await page.goto(await applyAsBrand(page, member));
  await expectAsText(page, [fitting(60).at(-1)!, fitting(60).at(-2)!]);

  const [note, greeting] = [together(200)[0]!, together(100)[0]!];
  const { productList } = (await member.call('GET', '/v1/search-service/brand/keyword?keyword=护手霜')) as {
    productList: { skuId: string }[];
  };
  for (const { skuId } of productList.slice(0, 5))
    await member.call('POST', '/v3/shopcart/shopcart/addToCart', { skuId, quantity: 1 });
  await member.call('PUT', '/v3/shopcart/shopcart/addOrderNote', { note });
  await member.call('PUT', '/v3/shopcart/shopcart/addGiftPackaging', { packagingId: 'yuebai', greeting });
  await page.goto('/order?from=cart');
  await expect(page.getByRole('button', { name: '提交订单' })).toBeEnabled();
  await expectAsText(page, []);
  await page.getByRole('radio', { name: '支付宝' }).check();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('收银台');
  const orderId = /payment\/(\d{18})/.exec(page.url())![1]!;
  await payInSandbox(page);
  await deliverOrder(page, orderId);
  await expectAsText(page, [...note.split('\n'), ...greeting.split('\n')]);

  const { list } = (await member.call('GET', '/v1/product/myComments/waiting/1/10')) as {
    list: { subOrderId: string; skuId: string }[];
  };
  const said = together(500);
  for (const [index, { subOrderId, skuId }] of list.entries())
    for (const isFollowUp of [false, true]) {
      const content = said[(index * 2 + Number(isFollowUp)) % said.length];
      await member.call('POST', '/v1/product/comment', { subOrderId, skuId, stars: 4, content, isFollowUp });
    }
  await page.goto('/myAccount/comment?tab=written');
  await expectAsText(page, hostilePayloads);
});

type Member = Awaited<ReturnType<typeof hostileMember>>;

/** Answers every question of one survey, with free text where possible. */
async function answerSurvey({ call }: Member) {
  const { surveys } = (await call('GET', '/v1/myaccount/research/list')) as {
    surveys: { surveyId: string; status: string; placesLeft?: number }[];
  };
  const { surveyId } = surveys.find(({ status, placesLeft }) => status === 'open' && !placesLeft)!;
  const { questions } = (await call('GET', `/v1/myaccount/research/detail/${surveyId}`)) as {
    questions: { id: string; kind: string; choices?: string[] }[];
  };
  const answers = questions.map(({ id: questionId, kind, choices }) => ({
    questionId,
    ...(kind === 'text' && { text: together(200)[0] }),
    ...(kind === 'score' && { score: 5 }),
    ...(choices && { choices: choices.slice(0, 1) }),
  }));
  await call('POST', '/v1/myaccount/research/answer', { surveyId, answers });
}

/** Applies as a brand; returns the address of the progress page. */
async function applyAsBrand(page: Page, { call }: Member): Promise<string> {
  const mobile = freshMobile();
  const { rToken } = (await call('POST', '/v1/usercenter/smsCode', { mobile, purpose: 'cooperation' })) as {
    rToken: string;
  };
  const { code } = await lastMessage(page.request, { kind: 'sms', to: mobile });
  const { progressLink } = (await call('POST', '/v1/brandCooperation/apply', {
    company: fitting(100).at(-1),
    taxNumber: '91350100M000100Y43',
    brandNameEN: fitting(60).at(-1),
    brandNameCN: fitting(60).at(-2),
    categoryId: '60003',
    authorisation: 'owner',
    contact: fitting(25)[0],
    mobile,
    smsCode: code,
    rToken,
    email: 'shen@qingyu.example',
    intro: together(1000)[0],
    consent: true,
  })) as { progressLink: string };
  return progressLink;
}

/** The builder accepts no payload by call or link, and shows typed text as text. */
async function fillBuilder(page: Page) {
  const PALETTE = 'kestra-quad';
  await Promise.all(
    fitting(40).map(async (text) => {
      const queryBody = { bundleId: PALETTE, choices: [], engraving: { text, font: 'song' } };
      const answer = await page.request.post(`/v1/product/bundle/${PALETTE}/price`, { data: { queryBody } });
      expect(answer.status(), text).toBeLessThan(500);
      expect(((await answer.json()) as { status: number }).status, text).not.toBe(0);
    }),
  );
  const short = fitting(40)[0]!.slice(0, 12);
  const link = { c: `${short}.${short}`, e: Buffer.from(short).toString('base64url'), f: 'song' };
  await page.goto(`/bundle/${PALETTE}.html?${new URLSearchParams(link)}`);
  const field = page.getByRole('textbox', { name: /^刻字/ });
  await expect(field).toHaveValue(short);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAsText(page, []);
}

/** A new member with API calls that must succeed. */
async function hostileMember(page: Page, baseURL: string) {
  const mobile = await signUp(page, baseURL);
  const cookies = await page.context().cookies();
  const cookieNamed = (wanted: string) =>
    decodeURIComponent(cookies.find(({ name }) => name === wanted)!.value);
  const headers = { UID: cookieNamed('UID'), Token: cookieNamed('Token') };
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog opened: ${dialog.message()}`);
  });
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, queryBody?: object): Promise<unknown> => {
    const answer = await page.request.fetch(path, {
      method,
      headers,
      ...(queryBody && { data: { queryBody } }),
    });
    const { status, results, errorMessage } = (await answer.json()) as Record<string, unknown>;
    expect(status, `${path} ${JSON.stringify(queryBody)} ${errorMessage}`).toBe(0);
    return results;
  };
  return { mobile, call };
}
