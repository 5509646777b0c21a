import { REGULAR_MEMBER } from '../members/demo-members.ts';

/** A movement of a card before the demo was created. */
export interface CardStep {
  daysAgo: number;
  kind: 'bind' | 'hold' | 'capture' | 'release' | 'refund';
  amountFen: number;
}
export interface DemoCard {
  cardNumber: string;
  faceFen: number;
  memberId: string;
  history: readonly CardStep[];
  expiresInDays?: number;
  lostDaysAgo?: number;
}

const GOLD_MEMBER = '1000000003';

/** A payment: a hold and its capture. */
const payment = (daysAgo: number, amountFen: number): CardStep[] => [
  { daysAgo, kind: 'hold', amountFen },
  { daysAgo, kind: 'capture', amountFen },
];

/** A card in use, one with an expiry date, one reported lost, and one of another member. */
export const demoCards: readonly DemoCard[] = [
  {
    cardNumber: '8688202600000913',
    faceFen: 100_000,
    memberId: REGULAR_MEMBER,
    history: [
      { daysAgo: 190, kind: 'bind', amountFen: 100_000 },
      ...payment(96, 61_040),
      ...payment(16, 20_960),
      { daysAgo: 2, kind: 'refund', amountFen: 12_000 },
    ],
  },
  {
    cardNumber: '8688202600002271',
    faceFen: 50_000,
    memberId: REGULAR_MEMBER,
    expiresInDays: 136,
    history: [
      { daysAgo: 44, kind: 'bind', amountFen: 50_000 },
      ...payment(20, 30_000),
      { daysAgo: 3, kind: 'hold', amountFen: 8_000 },
      { daysAgo: 3, kind: 'release', amountFen: 8_000 },
    ],
  },
  {
    cardNumber: '8688202600007746',
    faceFen: 10_000,
    memberId: REGULAR_MEMBER,
    lostDaysAgo: 5,
    history: [{ daysAgo: 60, kind: 'bind', amountFen: 10_000 }],
  },
  {
    cardNumber: '8688202600003308',
    faceFen: 200_000,
    memberId: GOLD_MEMBER,
    history: [{ daysAgo: 30, kind: 'bind', amountFen: 200_000 }],
  },
];

/** Cards that are announced in the outbox and not bound yet. */
export const giftCards = [
  { cardNumber: '8688202600005508', faceFen: 100_000, to: '13800000002' },
  { cardNumber: '8688202600006619', faceFen: 30_000, to: '13800000001' },
  { cardNumber: '8688202600007720', faceFen: 30_000, to: '13800000003' },
];
