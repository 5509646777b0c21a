import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { type CodeRefusal, updateMember, verifyCode } from '../identity/index.ts';
import { getHolder, lockHolder, recordCardChange } from './member-card.queries.ts';

export interface NewMemberCard {
  cardNumber: string;
  smsCode?: string | undefined;
  rToken?: string | undefined;
}

/** Replaces a lost member card. Tier and points stay with the member; only the number changes. */
export async function rebindCard(
  { db, config }: Pick<Context, 'db' | 'config'>,
  memberId: string,
  { cardNumber, smsCode, rToken }: NewMemberCard,
): Promise<Result<{ cardTail: string }, CodeRefusal | { code: 'member-card-wrong' }>> {
  if (!smsCode || !rToken) return refuse({ code: 'code-expired' });
  const { mobile } = await getHolder(db, memberId);
  // In its own transaction, so that a wrong code counts.
  const verified = await transaction(db, (tx) =>
    verifyCode(tx, config, { recipient: mobile, purposes: ['bind'], code: smsCode, rToken }),
  );
  if (!verified.ok) return verified;
  if (!hasValidCheckDigit(cardNumber)) return refuse({ code: 'member-card-wrong' });
  const isBound = await transaction(db, async (tx) => {
    const holder = await lockHolder(tx, memberId);
    const taken = await tx
      .selectFrom('member')
      .select('id')
      .where('card_number', '=', cardNumber)
      .executeTakeFirst();
    if (!holder || taken) return false;
    await updateMember(tx, memberId, { card_number: cardNumber });
    await recordCardChange(tx, {
      memberId,
      from: holder.card_type,
      to: holder.card_type,
      reason: `旧卡 ${maskCard(holder.card_number)} 换绑到 ${maskCard(cardNumber)}`,
      by: '本人',
    });
    return true;
  });
  return isBound ? accept({ cardTail: cardNumber.slice(-4) }) : refuse({ code: 'member-card-wrong' });
}

/** `8600 **** 0426` */
export const maskCard = (number: string) => `${number.slice(0, 4)} **** ${number.slice(-4)}`;

/** Luhn check digit: detects one wrong digit or two swapped digits. */
export const hasValidCheckDigit = (number: string): boolean =>
  [...number].toReversed().reduce((total, sign, place) => {
    const digit = Number(sign) * (place % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0) %
    10 ===
  0;
