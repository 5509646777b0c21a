import type { accountContract } from '@huarong/contract/account';
import type { Parsed } from '@huarong/contract/kit';
import { birthdayFreeFrom, birthdayProblem } from '@huarong/core/account';
import { findSensitive } from '@huarong/core/community';
import { nicknameProblem, plainNickname } from '@huarong/core/identity';
import { accept, refuse } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { memberOf } from '../member-of.ts';
import { presentProfile } from './present-profile.ts';
import { getProfile, lockAccount, type ProfileRow, saveNickname, saveProfileRow } from './profile.queries.ts';

type Wish = Parsed<(typeof accountContract)['saveProfile']>;

export async function showProfile(context: Context) {
  const { memberId } = memberOf(context);
  return accept(presentProfile(await getProfile(context.db, memberId), await readClock(context.db)));
}

/** What is left out stays, null clears it. Names are read by others or printed on parcels: one spelling, no tricks. */
export const saveProfile = (context: Context, wish: Wish) =>
  transaction(context.db, async (tx) => {
    const { memberId } = memberOf(context);
    await lockAccount(tx, memberId);
    const [before, now] = [await getProfile(tx, memberId), await readClock(tx)];

    const nickname = wish.nickname === undefined ? before.nickname : plainNickname(wish.nickname);
    if (nickname !== before.nickname && !isFitForOthers(nickname)) return refuse({ code: 'words-refused' });
    const told = [wish.name, wish.city, ...(wish.skinConcerns ?? []), ...(wish.avoidedIngredients ?? [])];
    const name = wish.name === undefined ? undefined : plainNickname(wish.name);
    if (findSensitive(told.join('\n'))?.kind === 'abuse' || (name !== undefined && [...name].length < 2))
      return refuse({ code: 'words-refused' });
    const birthday = changedBirthday(before, wish.birthday, now);
    if (birthday && !birthday.ok) return birthday;

    if (nickname !== before.nickname) await saveNickname(tx, memberId, nickname);
    await saveProfileRow(tx, memberId, {
      ...(name !== undefined && { name }),
      ...(wish.gender !== undefined && { gender: wish.gender }),
      ...(birthday && { birthday: birthday.value, birthday_set_at: now }),
      ...(wish.telephone !== undefined && { telephone: wish.telephone }),
      ...(wish.city !== undefined && { city: wish.city && plainNickname(wish.city) }),
      ...(wish.skinType !== undefined && { skin_type: wish.skinType }),
      ...(wish.skinConcerns && { skin_concerns: [...new Set(wish.skinConcerns)] }),
      ...(wish.avoidedIngredients && { avoided_ingredients: [...new Set(wish.avoidedIngredients)] }),
    });
    return accept(presentProfile(await getProfile(tx, memberId), now));
  });

const isFitForOthers = (nickname: string) =>
  nicknameProblem(nickname) === null && findSensitive(nickname) === null;

/** Null: it stays. The same day again is no change, so a form that sends everything is not refused. */
function changedBirthday(before: ProfileRow, birthday: string | undefined, now: Date) {
  if (birthday === undefined || birthday === before.birthday) return null;
  const problem = birthdayProblem(birthday, now);
  if (problem) return refuse({ code: problem });
  const isLocked = before.birthday_set_at !== null && birthdayFreeFrom(before.birthday_set_at) > now;
  return isLocked ? refuse({ code: 'birthday-locked' }) : accept(birthday);
}
