import type { Profile } from '@huarong/contract/account';
import { avatarPath, birthdayEditableFrom, profileCompleteness } from '@huarong/core/account';
import { maskEmail, maskMobile } from '@huarong/core/identity';
import { shanghaiDate, shanghaiIso } from '@huarong/core/shared';
import type { ProfileRow } from './profile.queries.ts';

export function presentProfile(row: ProfileRow, now: Date): Profile {
  const changeableFrom = row.birthday_set_at && birthdayEditableFrom(row.birthday_set_at);
  const gender = row.gender ?? 'undisclosed';
  const skinConcerns = row.skin_concerns ?? [];
  return {
    nickname: row.nickname,
    ...(row.name !== null && { name: row.name }),
    gender,
    ...(row.birthday !== null && { birthday: row.birthday }),
    ...(changeableFrom && changeableFrom > now && { birthdayLockedUntil: shanghaiDate(changeableFrom) }),
    ...(row.telephone !== null && { telephone: row.telephone }),
    ...(row.city !== null && { city: row.city }),
    ...(row.avatar_key !== null && { avatarUrl: avatarPath(row.avatar_key) }),
    cardType: row.card_type,
    cardNumber: row.card_number,
    maskedMobile: maskMobile(row.mobile),
    ...(row.email !== null && { maskedEmail: maskEmail(row.email) }),
    // Only verified addresses are stored.
    emailVerified: row.email !== null,
    // Mobiles in China are registered to a real name, and every member has a verified one.
    verified: true,
    hasPassword: row.has_password,
    ...(row.skin_type !== null && { skinType: row.skin_type }),
    skinConcerns,
    avoidedIngredients: row.avoided_ingredients ?? [],
    completeness: profileCompleteness({
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
