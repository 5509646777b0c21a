import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const faces = css.split('@font-face').slice(1);
const files = readdirSync(new URL('../fonts', import.meta.url)).filter((name) => name.endsWith('.woff2'));

/** Whether a 500-weight slice of Huarong Song declares this character. */
const isCut = (character: string) =>
  faces
    .filter((face) => face.includes('huarong-song-500'))
    .flatMap((face) => [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)])
    .some(([, from = '', to = from]) => {
      const point = character.codePointAt(0) ?? 0;
      return point >= Number.parseInt(from, 16) && point <= Number.parseInt(to, 16);
    });

test('every font file is declared once, with its own range and font-display swap', () => {
  expect(faces).toHaveLength(files.length);
  for (const file of files) {
    const [face, ...others] = faces.filter((one) => one.includes(`/${file}"`));
    expect(others, file).toEqual([]);
    expect(face, file).toMatch(/font-display: swap;[\s\S]*unicode-range:\s+U\+/);
  }
});

test.each([
  '热门推荐 独家首发 护肤 彩妆 身体沐浴 美容工具 男士护肤 美发护发 香水香氛 美容食品',
  '品牌馆 花容榜 每日上新 领券中心 花容社区 香气场景 购物车 确认订单 支付成功',
  '我的花容 我的订单 线下订单 购买记录 在线退货 优惠券 积分明细 会员卡 储值卡 收藏夹 浏览记录 到货提醒',
  '个人资料 地址簿 发票抬头 申请发票 消息中心 隐私设置 客服中心 品牌合作 免费注册',
  '购物车还是空的 近三个月没有订单 排队的人有点多 没有找到相关商品',
])('the Huarong Song slices contain the title %s', (titles) => {
  expect([...titles.replaceAll(' ', '')].filter((character) => !isCut(character))).toEqual([]);
});
