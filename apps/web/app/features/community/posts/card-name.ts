import { STORE } from '@huarong/core/shared';

const CARDS: Record<string, { name: string }> = STORE.cards;

/** The name of an author's membership card; the API sends its colour. */
export const cardName = (cardType = ''): string => `${CARDS[cardType]?.name ?? '花容'}会员`;
