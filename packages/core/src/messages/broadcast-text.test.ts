import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { broadcastProblem, chargedPerMember, finishBroadcast, sampleBroadcast } from './broadcast-text.ts';

const sms = (text: string) => ({ channel: 'sms', subject: '', text }) as const;
const message = (text: string, subject = '新色') => ({ channel: 'message', subject, text }) as const;

describe('a broadcast', () => {
  it.each([
    [sms('上新'), false, null],
    [sms(' '), false, '请写正文'],
    [message('上新', ''), false, '请写标题'],
    [message('{称呼}，上新'), false, null],
    [message('{名字}，上新'), false, '没有变量 {名字}，可以用 {称呼}、{会员卡}'],
    [message('你的 {券名} 到 {券到期}'), true, null],
    [message('你的 {券名}'), false, '没有变量 {券名}，可以用 {称呼}、{会员卡}'],
    [message('{称呼，上新'), false, '大括号没有成对，变量写成 {名称}'],
    [message(`${'花'.repeat(271)}{称呼}`), false, '正文太长，算上变量至多 300 字'],
    [message('上新', '{称呼}'.repeat(3)), false, '标题太长，算上变量至多 60 字'],
  ])('%j is checked', (text, hasCoupon, problem) => expect(broadcastProblem(text, hasCoupon)).toBe(problem));

  it('is shown with an example, with sign and opt-out for a text', () => {
    expect(sampleBroadcast(sms('{称呼}，上新'), '花容').text).toBe('【花容】林晚，上新 拒收请回复R');
    expect(sampleBroadcast(message('{会员卡}会员'), '花容')).toEqual({ subject: '新色', text: '玉簪会员' });
  });

  it('is never charged more than was said, whatever the member is called', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 120 }).map((text) => text.replace(/[{}]/g, '')),
        fc.string({ minLength: 1, maxLength: 30 }),
        (before, 称呼) => {
          const text = sms(`${before}{称呼}，上新`);
          const real = finishBroadcast(text, { 称呼, 会员卡: '玉簪', 券名: '', 券到期: '' }, '花容').text;
          const charged = real.length <= 70 ? 1 : Math.ceil(real.length / 67);
          expect(charged).toBeLessThanOrEqual(chargedPerMember(text, '花容'));
        },
      ),
    );
  });
});
