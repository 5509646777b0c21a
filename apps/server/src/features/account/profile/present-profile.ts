import type { Profile } from '@huarong/contract/account';
import { avatarPath, birthdayFreeFrom, completenessOf } from '@huarong/core/account';
import { maskEmail, maskMobile } from '@huarong/core/identity';
import { shanghaiDate, shanghaiIso } from '@huarong/core/shared';
import type { ProfileRow } from './profile.queries.ts';

export function presentProfile(row: ProfileRow, now: Date): Profile {
  const freeFrom = row.birthday_set_at && birthdayFreeFrom(row.birthday_set_at);
  const gender = row.gender ?? 'undisclosed';
  const skinConcerns = row.skin_concerns ?? [];
  return {
    nickname: row.nickname,
    ...(row.name !== null && { name: row.name }),
    gender,
    ...(row.birthday !== null && { birthday: row.birthday }),
    ...(freeFrom && freeFrom > now && { birthdayLockedUntil: shanghaiDate(freeFrom) }),
    ...(row.telephone !== null && { telephone: row.telephone }),
    ...(row.city !== null && { city: row.city }),
    ...(row.avatar_key !== null && { avatarUrl: avatarPath(row.avatar_key) }),
    cardType: row.card_type,
    cardNumber: row.card_number,
    maskedMobile: maskMobile(row.mobile),
    ...(row.email !== null && { maskedEmail: maskEmail(row.email) }),
    // Only an address that its owner has proved is ever written down.
    emailVerified: row.email !== null,
    // A mobile in this country is sold to a checked name, and nobody is a member without a proved one.
    verified: true,
    hasPassword: row.has_password,
    ...(row.skin_type !== null && { skinType: row.skin_type }),
    skinConcerns,
    avoidedIngredients: row.avoided_ingredients ?? [],
    completeness: completenessOf({
      hasAvatar: row.avatar_key !== null,
      hasName: row.name !== null,
      hasGender: gender !== 'undisclosed',
      hasBirthday: row.birthday !== null,
      hasCity: row.city !== null,
      hasEmail: row.email !== null,
      hasSkinType: row.skin_type !== null,
      hasConcerns: skinConcerns.length > 0,
    }),
    ...(row.saved_at && { savedAt: shanghaiIso(row.saved_at) }),
  };
}
