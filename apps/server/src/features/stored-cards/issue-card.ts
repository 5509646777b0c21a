import { randomUUID } from 'node:crypto';
import { fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { type Movement, postEntries } from '../ledger/index.ts';
import { hashCardNumber, hashPin } from './card-secrets.ts';

export interface NewCard {
  cardNumber: string;
  pin: string;
  faceFen: number;
  /** Without a member, the card waits to be bound. */
  memberId?: string;
  expiresAt?: Date;
}

/** Issues a card worth its face value. The number and the PIN are stored only as hashes. */
export async function issueCard(tx: Tx, cardSecret: string, card: NewCard): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('stored_card')
    .values({
      id,
      number_hash: hashCardNumber(cardSecret, card.cardNumber),
      tail: card.cardNumber.slice(-4),
      pin_hash: await hashPin(card.pin),
      face_fen: card.faceFen,
      balance_fen: card.faceFen,
      member_id: card.memberId ?? null,
      bound_at: card.memberId ? sql<Date>`shop_now()` : null,
      expires_at: card.expiresAt ?? null,
    })
    .execute();
  await tx
    .insertInto('stored_card_entry')
    .values({
      card_id: id,
      kind: 'issue',
      amount_fen: card.faceFen,
      balance_fen: card.faceFen,
      held_fen: 0,
      reference: id,
      at: sql<Date>`shop_now()`,
    })
    .execute();
  await postEntries(tx, issueMovement(id, card.faceFen));
  return id;
}

/** The shop owes the face value to whoever holds the card. */
export const issueMovement = (cardId: string, faceFen: number): Movement => ({
  kind: 'card-issued',
  reference: cardId,
  entries: [
    { account: 'cards-issued', amount: fen(faceFen) },
    { account: `card:${cardId}`, amount: fen(-faceFen) },
  ],
});
