import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/index.ts';
import { fen, STORE } from '../shared/index.ts';
import {
  canReturnBecome,
  checkReturnRequest,
  isAutoApproved,
  openKinds,
  openReasons,
  pickUnits,
  RETURN_STATUS_TEXTS,
  RETURN_TABS,
  RETURN_TRANSITIONS,
  type ReturnLineFacts,
  type ReturnStatus,
  returnSteps,
  returnWindow,
} from './index.ts';

const at = (text: string) => new Date(`${text}+08:00`);
const line = (facts: Partial<ReturnLineFacts> = {}): ReturnLineFacts => ({
  signedAt: at('2026-11-01T15:00:00'),
  now: at('2026-11-05T12:00:00'),
  days: STORE.orders,
  exception: null,
  recall: null,
  isCustomMade: false,
  quantityLeft: 2,
  ...facts,
});
const request = { kind: 2, reason: 1, quantity: 1, imageCount: 0 } as const;
const codeOf = (facts: Partial<ReturnLineFacts>, asked: object = {}) => {
  const answer = checkReturnRequest(line(facts), { ...request, ...asked });
  return answer.ok ? 'yes' : answer.refusal.code;
};

describe('the return window', () => {
  it('counts from the day after signing, at any hour in Shanghai', () => {
    for (const signed of ['2026-11-01T00:00:00', '2026-11-01T15:00:00', '2026-11-01T23:59:59'])
      expect(returnWindow(at(signed), STORE.orders)).toEqual({
        noReasonUntil: at('2026-11-09T00:00:00'),
        faultUntil: at('2026-12-02T00:00:00'),
      });
  });

  it('closes later under terms with more days', () => {
    const days = { returnDays: 15, faultDays: 60 };
    expect(codeOf({ days, now: at('2026-11-16T23:59:59') }, { reason: 1 })).toBe('yes');
    expect(codeOf({ days, now: at('2026-11-17T00:00:00') }, { reason: 1 })).toBe('return-window-closed');
  });

  it.each([
    ['2026-11-08T23:59:59', 1, 'yes'],
    ['2026-11-09T00:00:00', 1, 'return-window-closed'],
    ['2026-11-09T00:00:00', 5, 'return-window-closed'],
    ['2026-11-09T00:00:00', 4, 'yes'],
    ['2026-12-01T23:59:59', 3, 'yes'],
    ['2026-12-02T00:00:00', 3, 'return-window-closed'],
  ])('at %s for reason %i gives %s', (now, reason, answer) =>
    expect(codeOf({ now: at(now) }, { reason, imageCount: 1 })).toBe(answer),
  );
});

describe('a return request', () => {
  it('for a non-returnable item is accepted for a fault', () => {
    const exception = '贴身用品，拆封后不支持无理由退货';
    expect(codeOf({ exception })).toBe('return-not-allowed');
    expect(codeOf({ exception }, { reason: 3, imageCount: 1 })).toBe('yes');
    expect(openReasons(line({ exception })).map(({ reason }) => reason)).toEqual([2, 3, 4, 5, 6]);
  });

  it('because of a recall is open for the recalled units until the recall ends, whatever the days are', () => {
    const late = { now: at('2027-06-01T12:00:00'), quantityLeft: 3, exception: '贴身用品' };
    const recall = { units: 2, until: at('2027-06-02T00:00:00') };
    const asked = { reason: 7 };
    expect(codeOf(late, asked)).toBe('return-window-closed');
    expect(codeOf({ ...late, recall }, asked)).toBe('yes');
    expect(codeOf({ ...late, recall }, { ...asked, quantity: 3 })).toBe('return-too-many');
    expect(codeOf({ ...late, recall: { ...recall, units: 0 } }, asked)).toBe('return-window-closed');
    expect(codeOf({ ...late, recall, now: recall.until }, asked)).toBe('return-window-closed');
    expect(codeOf({ ...late, recall }, { reason: 3, imageCount: 1 })).toBe('return-window-closed');
    expect(codeOf({ ...late, recall }, { ...asked, kind: 3 })).toBe('return-not-allowed');
    expect(openReasons(line({ ...late, recall }))).toEqual([{ reason: 7, kinds: [2] }]);
    expect(openReasons(line({ recall })).map(({ reason }) => reason)).toEqual([7, 1, 2, 3, 4, 5, 6]);
  });

  it('for an exchange needs a fault and an item that is not custom-made', () => {
    expect(codeOf({}, { kind: 3 })).toBe('return-not-allowed');
    expect(codeOf({}, { kind: 3, reason: 6 })).toBe('yes');
    expect(codeOf({ isCustomMade: true }, { kind: 3, reason: 6 })).toBe('return-not-allowed');
    expect(openKinds(line())).toEqual([1, 2, 3]);
    expect(openKinds(line({ isCustomMade: true }))).toEqual([1, 2]);
  });

  it('without a reason needs the item to be sent back', () =>
    expect(codeOf({}, { kind: 1 })).toBe('return-not-allowed'));

  it('for quality or allergy needs an image', () => {
    for (const reason of [3, 4]) {
      expect(codeOf({}, { reason })).toBe('return-pictures-needed');
      expect(codeOf({}, { reason, imageCount: 1 })).toBe('yes');
    }
  });

  it('is limited to the quantity left, and names it', () => {
    expect(checkReturnRequest(line(), { ...request, quantity: 3 })).toEqual({
      ok: false,
      refusal: { code: 'return-too-many', limit: 2 },
    });
    expect(openReasons(line({ quantityLeft: 0 }))).toEqual([]);
  });
});

describe('returned units', () => {
  it('are picked from the end, skipping units of other returns', () => {
    expect(pickUnits(4, [], 2)).toEqual([2, 3]);
    expect(pickUnits(4, [3, 1], 2)).toEqual([0, 2]);
    expect(pickUnits(4, [3, 1], 3)).toBeNull();
  });
});

describe('the return status', () => {
  it('has no transitions when final, and at least one otherwise', () => {
    const statuses = Object.keys(RETURN_STATUS_TEXTS).map(Number) as ReturnStatus[];
    const ends = statuses.filter((from) => !statuses.some((to) => canReturnBecome(from, to)));
    expect(ends).toEqual([60, 81, 82, 83, 84]);
    expect([...RETURN_TABS.processing, ...RETURN_TABS.ended].sort()).toEqual(statuses.sort());
  });

  it('becomes withdrawn only before the item is sent', () =>
    expect(RETURN_TRANSITIONS.filter(({ to }) => to === 81).map(({ from }) => from)).toEqual([10, 20]));
});

describe('the return steps', () => {
  const facts = { kind: 2, isRefundedInstead: false } as const;
  const changes = (...tos: ReturnStatus[]) => tos.map((to, hour) => ({ to, at: new Date(hour * 3_600_000) }));
  const shown = (tos: ReturnStatus[], more: object = {}) =>
    returnSteps(changes(...tos), { ...facts, ...more }).map(({ label, state }) => `${label} ${state}`);

  it('continue from the current status', () =>
    expect(shown([10, 20])).toEqual([
      '提交申请 done',
      '客服审核 done',
      '寄回商品 current',
      '收货验货 open',
      '退款到账 open',
    ]));
  it('stop where the return was withdrawn', () =>
    expect(shown([10, 20, 84])).toEqual(['提交申请 done', '客服审核 done', '超时关闭 current']));
  it('contain no shipping for a refund only, and end with a replacement for an exchange', () => {
    expect(shown([10, 50, 60], { kind: 1 })).toEqual(['提交申请 done', '客服审核 done', '退款到账 done']);
    expect(shown([10, 20, 30, 40, 60], { kind: 3 }).at(-1)).toBe('换新寄出 done');
    expect(shown([10, 20, 30, 40, 50], { kind: 3, isRefundedInstead: true }).at(-1)).toBe('退款到账 current');
  });
});

describe('a return application', () => {
  const rules = defaultSettings('returns');
  const usual = { kind: 2, reason: 1, refundFen: fen(500_00), isMember: true, recentReturns: 2 } as const;
  it('without a reason is approved automatically', () => expect(isAutoApproved(usual, rules)).toBe(true));
  it.each([
    ['one fen over the limit', { refundFen: fen(500_01) }],
    ['of a member with many returns', { recentReturns: 3 }],
    ['of a guest', { isMember: false }],
    ['about a fault', { reason: 3 as const }],
    ['for a refund only', { kind: 1 as const }],
  ])('%s waits for staff', (_, facts) => expect(isAutoApproved({ ...usual, ...facts }, rules)).toBe(false));
});
