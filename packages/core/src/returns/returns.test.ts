import { describe, expect, it } from 'vitest';
import { fen } from '../shared/index.ts';
import {
  approvesItself,
  canReturnBecome,
  type LineFacts,
  mayReturn,
  openKinds,
  openReasons,
  pickPieces,
  RETURN_STATUS,
  RETURN_TABS,
  RETURN_TRANSITIONS,
  type ReturnStatus,
  returnSteps,
  returnWindow,
} from './index.ts';

const at = (text: string) => new Date(`${text}+08:00`);
const line = (facts: Partial<LineFacts> = {}): LineFacts => ({
  signedAt: at('2026-11-01T15:00:00'),
  now: at('2026-11-05T12:00:00'),
  exception: null,
  isOneOfAKind: false,
  quantityLeft: 2,
  ...facts,
});
const request = { kind: 2, reason: 1, quantity: 1, pictures: 0 } as const;
const codeOf = (facts: Partial<LineFacts>, asked: object = {}) => {
  const answer = mayReturn(line(facts), { ...request, ...asked });
  return answer.ok ? 'yes' : answer.refusal.code;
};

describe('the window', () => {
  it('counts from the day after signing, whatever the hour in Shanghai', () => {
    for (const signed of ['2026-11-01T00:00:00', '2026-11-01T15:00:00', '2026-11-01T23:59:59'])
      expect(returnWindow(at(signed))).toEqual({
        plainUntil: at('2026-11-09T00:00:00'),
        faultUntil: at('2026-12-02T00:00:00'),
      });
  });

  it.each([
    ['2026-11-08T23:59:59', 1, 'yes'],
    ['2026-11-09T00:00:00', 1, 'return-window-closed'],
    ['2026-11-09T00:00:00', 5, 'return-window-closed'],
    ['2026-11-09T00:00:00', 4, 'yes'],
    ['2026-12-01T23:59:59', 3, 'yes'],
    ['2026-12-02T00:00:00', 3, 'return-window-closed'],
  ])('at %s for reason %i says %s', (now, reason, answer) =>
    expect(codeOf({ now: at(now) }, { reason, pictures: 1 })).toBe(answer),
  );
});

describe('a line', () => {
  it('that was bought as not returnable still goes back when something is wrong with it', () => {
    const exception = '贴身用品，拆封后不支持无理由退货';
    expect(codeOf({ exception })).toBe('return-not-allowed');
    expect(codeOf({ exception }, { reason: 3, pictures: 1 })).toBe('yes');
    expect(openReasons(line({ exception })).map(({ reason }) => reason)).toEqual([2, 3, 4, 5, 6]);
  });

  it('is exchanged only for the same thing, for a fault', () => {
    expect(codeOf({}, { kind: 3 })).toBe('return-not-allowed');
    expect(codeOf({}, { kind: 3, reason: 6 })).toBe('yes');
    expect(codeOf({ isOneOfAKind: true }, { kind: 3, reason: 6 })).toBe('return-not-allowed');
    expect(openKinds(line())).toEqual([1, 2, 3]);
    expect(openKinds(line({ isOneOfAKind: true }))).toEqual([1, 2]);
  });

  it('is never refunded unsent because it is not wanted', () =>
    expect(codeOf({}, { kind: 1 })).toBe('return-not-allowed'));

  it('needs a picture for quality and allergy', () => {
    for (const reason of [3, 4]) {
      expect(codeOf({}, { reason })).toBe('return-pictures-needed');
      expect(codeOf({}, { reason, pictures: 1 })).toBe('yes');
    }
  });

  it('gives back no more than is left, and says how many that is', () => {
    expect(mayReturn(line(), { ...request, quantity: 3 })).toEqual({
      ok: false,
      refusal: { code: 'return-too-many', limit: 2 },
    });
    expect(openReasons(line({ quantityLeft: 0 }))).toEqual([]);
  });
});

describe('pieces', () => {
  it('are taken from the end, past those that are spoken for', () => {
    expect(pickPieces(4, [], 2)).toEqual([2, 3]);
    expect(pickPieces(4, [3, 1], 2)).toEqual([0, 2]);
    expect(pickPieces(4, [3, 1], 3)).toBeNull();
  });
});

describe('the life of a return', () => {
  it('ends where no way leads on, and every other status leads somewhere', () => {
    const statuses = Object.keys(RETURN_STATUS).map(Number) as ReturnStatus[];
    const ends = statuses.filter((from) => !statuses.some((to) => canReturnBecome(from, to)));
    expect(ends).toEqual([60, 81, 82, 83, 84]);
    expect([...RETURN_TABS.processing, ...RETURN_TABS.ended].sort()).toEqual(statuses.sort());
  });

  it('is withdrawn only before anything was sent', () =>
    expect(RETURN_TRANSITIONS.filter(({ to }) => to === 81).map(({ from }) => from)).toEqual([10, 20]));
});

describe('the steps a shopper sees', () => {
  const facts = { kind: 2, isRefundedInstead: false } as const;
  const changes = (...tos: ReturnStatus[]) => tos.map((to, hour) => ({ to, at: new Date(hour * 3_600_000) }));
  const shown = (tos: ReturnStatus[], more: object = {}) =>
    returnSteps(changes(...tos), { ...facts, ...more }).map(({ label, state }) => `${label} ${state}`);

  it('lead on from where it stands', () =>
    expect(shown([10, 20])).toEqual([
      '提交申请 done',
      '客服审核 done',
      '寄回商品 current',
      '收货验货 open',
      '退款到账 open',
    ]));
  it('stop where it was given up', () =>
    expect(shown([10, 20, 84])).toEqual(['提交申请 done', '客服审核 done', '超时关闭 current']));
  it('send nothing back for money alone, and end with a new piece in an exchange', () => {
    expect(shown([10, 50, 60], { kind: 1 })).toEqual(['提交申请 done', '客服审核 done', '退款到账 done']);
    expect(shown([10, 20, 30, 40, 60], { kind: 3 }).at(-1)).toBe('换新寄出 done');
    expect(shown([10, 20, 30, 40, 50], { kind: 3, isRefundedInstead: true }).at(-1)).toBe('退款到账 current');
  });
});

describe('an application', () => {
  const usual = { kind: 2, reason: 1, refundFen: fen(500_00), isMember: true, recentReturns: 2 } as const;
  it('without a reason passes by itself', () => expect(approvesItself(usual)).toBe(true));
  it.each([
    ['over the limit by a fen', { refundFen: fen(500_01) }],
    ['of somebody who sends much back', { recentReturns: 3 }],
    ['of a guest', { isMember: false }],
    ['about a fault', { reason: 3 as const }],
    ['for money alone', { kind: 1 as const }],
  ])('%s waits for a person', (_, facts) => expect(approvesItself({ ...usual, ...facts })).toBe(false));
});
