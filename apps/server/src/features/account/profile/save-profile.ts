import type { accountContract } from '@huarong/contract/account';
import type { Parsed } from '@huarong/contract/kit';
import { birthdayEditableFrom, birthdayProblem } from '@huarong/core/account';
import { findSensitiveWord } from '@huarong/core/community';
import { nicknameProblem, normaliseNickname } from '@huarong/core/identity';
import { accept, refuse } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { updateMember } from '../../identity/index.ts';
import { memberOf } from '../member-of.ts';
import { presentProfile } from './present-profile.ts';
import { getProfile, lockAccount, type ProfileRow, saveProfileRow } from './profile.queries.ts';

type ProfileInput = Parsed<(typeof accountContract)['saveProfile']>;

export async function showProfile(context: Context) {
  const { memberId } = memberOf(context);
  return accept(presentProfile(await getProfile(context.db, memberId), await readClock(context.db)));
}

/** Omitted fields stay, null clears them. Names are shown to others or printed on parcels, so they are normalised. */
export const saveProfile = (context: Context, input: ProfileInput) =>
  transaction(context.db, async (tx) => {
    const { memberId } = memberOf(context);
    await lockAccount(tx, memberId);
    const [before, now] = [await getProfile(tx, memberId), await readClock(tx)];

    const nickname = input.nickname === undefined ? before.nickname : normaliseNickname(input.nickname);
    if (nickname !== before.nickname && !isAcceptableNickname(nickname))
      return refuse({ code: 'words-refused' });
    const freeTexts = [
      input.name,
      input.city,
      ...(input.skinConcerns ?? []),
      ...(input.avoidedIngredients ?? []),
    ];
    const name = input.name === undefined ? undefined : normaliseNickname(input.name);
    if (
      findSensitiveWord(freeTexts.join('\n'))?.kind === 'abuse' ||
      (name !== undefined && [...name].length < 2)
    )
      return refuse({ code: 'words-refused' });
    const birthday = changedBirthday(before, input.birthday, now);
    if (birthday && !birthday.ok) return birthday;

    if (nickname !== before.nickname) await updateMember(tx, memberId, { nickname });
    await saveProfileRow(tx, memberId, {
      ...(name !== undefined && { name }),
      ...(input.gender !== undefined && { gender: input.gender }),
      ...(birthday && { birthday: birthday.value, birthday_set_at: now }),
      ...(input.telephone !== undefined && { telephone: input.telephone }),
      ...(input.city !== undefined && { city: input.city && normaliseNickname(input.city) }),
      ...(input.skinType !== undefined && { skin_type: input.skinType }),
      ...(input.skinConcerns && { skin_concerns: [...new Set(input.skinConcerns)] }),
      ...(input.avoidedIngredients && { avoided_ingredients: [...new Set(input.avoidedIngredients)] }),
    });
    return accept(presentProfile(await getProfile(tx, memberId), now));
  });

const isAcceptableNickname = (nickname: string) =>
  nicknameProblem(nickname) === null && findSensitiveWord(nickname) === null;

/** Null when it stays. The same day is no change, so a form that sends all fields is not refused. */
function changedBirthday(before: ProfileRow, birthday: string | undefined, now: Date) {
  if (birthday === undefined || birthday === before.birthday) return null;
  const problem = birthdayProblem(birthday, now);
  if (problem) return refuse({ code: problem });
  const isLocked = before.birthday_set_at !== null && birthdayEditableFrom(before.birthday_set_at) > now;
  return isLocked ? refuse({ code: 'birthday-locked' }) : accept(birthday);
}
