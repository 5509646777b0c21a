import { expect, expectNoSeriousA11yProblems, test } from '../fixtures.ts';
import { freshMobile, lastMessage, members, signIn, signUp } from '../members.ts';
import { findProduct } from '../products.ts';

test('favourites of a guest are merged at login, and can be added to the cart', async ({ page }) => {
  const { path } = await findProduct(page.request, '小赤木');
  await page.goto(path);
  await page.getByRole('button', { name: '收藏' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已收藏' })).toBeAttached();

  const mobile = freshMobile();
  await page.goto(`/login?historyLocation=${encodeURIComponent('/myAccount/favorite')}`);
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByLabel('手机号', { exact: true }).fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  const { code } = await lastMessage(page.request, { kind: 'sms', to: mobile });
  await page.getByLabel('短信验证码').fill(code!);
  await page.getByRole('checkbox', { name: /同意/ }).check();
  await page.getByRole('button', { name: '登录或注册' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('收藏夹');
  const saved = page.getByRole('article');
  await expect(saved).toHaveCount(1);
  await page.getByRole('checkbox', { name: '全选' }).check();
  await page.getByRole('button', { name: '加入购物车（1）' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 件已加入购物车' })).toBeAttached();

  await test.step('viewed products are in the browsing history until it is deleted', async () => {
    const remembered = page.waitForResponse(/saveBrsProd/);
    await page.goto(path);
    await remembered;
    await page.goto('/myAccount/favorite?tab=history');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: '清空' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '清空' }).click();
    await expect(page.getByText('还没有浏览记录')).toBeVisible();
  });

  await test.step('removing one can be undone, by keyboard', async () => {
    await page.goto('/myAccount/favorite');
    await page.getByRole('checkbox', { name: '全选' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: '取消收藏' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('收藏夹还是空的')).toBeVisible();
    await page.getByRole('button', { name: '撤销' }).press('Enter');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test('a member manages addresses: one default, changed and removed', async ({ page, baseURL }) => {
  await signUp(page, baseURL!);
  await page.goto('/myAccount/address');
  await expect(page.getByText('还没有收货地址')).toBeVisible();
  const add = async (pasted: string) => {
    await page.getByRole('button', { name: '新增收货地址' }).first().click();
    const dialog = page.getByRole('dialog', { name: '新增收货地址' });
    await dialog.getByLabel('粘贴整段地址，自动识别').fill(pasted);
    await dialog.getByRole('button', { name: '识别' }).click();
    await expect(dialog.getByLabel('收货人')).not.toHaveValue('');
    await expectNoSeriousA11yProblems(page);
    await dialog.getByRole('button', { name: '公司' }).click();
    await dialog.getByRole('button', { name: '保存地址' }).click();
    await expect(dialog).toBeHidden();
  };
  await add('沈云舟 13655210098 江苏省苏州市姑苏区桃花坞大街 158 号 2 幢 601');
  await add('林秋实 13900007715 浙江省杭州市西湖区文澜路 12 号 4 单元 302 室');
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: '编辑' });
  await expect(cards.filter({ hasText: '默认地址' })).toContainText('沈云舟');
  await cards.filter({ hasText: '林秋实' }).getByRole('button', { name: '设为默认' }).click();
  await expect(cards.filter({ hasText: '默认地址' })).toContainText('林秋实');
  await page.getByRole('button', { name: '删除 林秋实 的地址' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('默认地址');
});

test('a pasted address fills the form and asks what it leaves open', async ({ page, baseURL }) => {
  await signUp(page, baseURL!);
  await page.goto('/myAccount/address');
  await page.getByRole('button', { name: '新增收货地址' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新增收货地址' });
  const box = dialog.getByLabel('粘贴整段地址，自动识别');
  const expectFields = async (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields))
      await expect(dialog.getByLabel(label), label).toHaveValue(value);
  };
  /** Pastes with the keyboard, as from a chat; the text is parsed at once. */
  const paste = async (text: string) => {
    const source = dialog.getByLabel('详细地址');
    await source.fill(text);
    await source.press('ControlOrMeta+a');
    await source.press('ControlOrMeta+x');
    await box.press('ControlOrMeta+a');
    await box.press('ControlOrMeta+v');
    await expect(box).toHaveValue(text);
  };

  await test.step('every field is filled, with all characters of the detail', async () => {
    await paste('沈云舟，+86 136-5521-0098，江苏省苏州市姑苏区平江街道 桃花坞大街 158 号 SOHO T1 2301');
    await expect(dialog.getByText('已识别收货人、手机号、省市区街道、详细地址，请核对')).toBeVisible();
    await expectFields({
      收货人: '沈云舟',
      手机号: '13655210098',
      省份: '320000',
      城市: '320500',
      区县: '320508',
      '街道/乡镇': '平江街道',
      详细地址: '桃花坞大街 158 号 SOHO T1 2301',
    });
  });

  await test.step('a second text leaves nothing of the first, and asks', async () => {
    await paste('鼓楼区中山北路 1 号 小明');
    await expect(dialog.getByText('没有识别到手机号，请手动填写。')).toBeVisible();
    await expectFields({ 收货人: '', 手机号: '', 省份: '', 城市: '', 区县: '', '街道/乡镇': '' });
    await expectFields({ 详细地址: '鼓楼区中山北路 1 号 小明' });
    await expectNoSeriousA11yProblems(page);
  });

  await test.step('the questions are answered by keyboard', async () => {
    await dialog.getByRole('button', { name: '福建省 福州市 鼓楼区' }).press('Enter');
    await expect(dialog.getByRole('button', { name: '小明' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('手机号')).toBeFocused();
    await expectFields({
      收货人: '小明',
      省份: '350000',
      城市: '350100',
      区县: '350102',
      详细地址: '中山北路 1 号',
    });
    await dialog.getByLabel('手机号').fill('13900007715');
    await expect(dialog.getByText('没有识别到手机号')).toBeHidden();
  });

  await test.step('where we do not deliver is said, and no region is guessed', async () => {
    await paste('陈先生 13900007715 台北市信义区信义路五段 7 号');
    await expect(dialog.getByText('暂不支持配送到香港、澳门和台湾')).toBeVisible();
    await expectFields({ 省份: '', 区县: '', 详细地址: '台北市信义区信义路五段 7 号' });
    await dialog.getByRole('button', { name: '保存地址' }).click();
    await expect(dialog.getByLabel('省份')).toBeFocused();
  });

  await test.step('the street is saved and shown with the address', async () => {
    await paste('陈先生 13900007715 上海市徐汇区天平路街道花间路 88 号 200030');
    await expect(dialog.getByText('200030 没有对应的栏目，没有填入。')).toBeVisible();
    await dialog.getByRole('button', { name: '加到详细地址' }).click();
    await expectFields({ 详细地址: '花间路 88 号 200030' });
    await dialog.getByRole('button', { name: '保存地址' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('上海市 徐汇区 天平路街道')).toBeVisible();
  });
});

test('a survey is answered once and gives its points at once', async ({ page, baseURL }) => {
  await signUp(page, baseURL!);
  await page.goto('/Research');
  const row = page.getByRole('listitem').filter({ hasText: '你怎么选香水' });
  await row.getByRole('link', { name: '开始' }).click();
  await page.getByRole('button', { name: '提交，得 60 积分' }).click();
  await expect(page.getByText('请先回答这一题')).toBeVisible();
  for (const choice of ['路过闻到', '木质', '茶与绿叶', '出门前', '10 ml 随身'])
    await page.getByRole('button', { name: choice, exact: true }).click();
  await page.reload();
  await expect(page.getByText('已答 4 / 6'), 'the answers are still there after coming back').toBeVisible();
  await page.getByRole('button', { name: '7', exact: true }).click();
  await expectNoSeriousA11yProblems(page);
  await page.getByRole('button', { name: '提交，得 60 积分' }).click();
  await expect(page.getByRole('status').filter({ hasText: '60 积分已到账' })).toBeVisible();
  await page.getByRole('link', { name: /^已完成/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '你怎么选香水' })).toContainText('已完成');
});

const savedPages = {
  'what she keeps': [
    ['/myAccount/favorite', '比收藏时低'],
    ['/myAccount/favorite?filter=gone', '不再销售'],
    ['/myAccount/favorite?tab=brand', '取消关注'],
    ['/myAccount/favorite?tab=reminder', '等待到货'],
    ['/myAccount/address', '偏远地区，运费以结算页为准'],
  ],
  'what she said and may say': [
    ['/myAccount/comment', '评价得 50 积分'],
    ['/myAccount/comment?tab=written', '未通过'],
    ['/myAccount/comment?tab=questions', '花容美妆顾问'],
    ['/Research', '名额已满'],
    ['/Research?tab=tryout', '查看全部'],
  ],
} as const;

for (const [what, pages] of Object.entries(savedPages))
  test(`the regular customer finds ${what}, and so does her screen reader`, async ({ page, baseURL }) => {
    await signIn(page, baseURL!, members.peony);
    for (const [path, seen] of pages) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(seen).first(), path).toBeVisible();
      await expectNoSeriousA11yProblems(page);
    }
  });
