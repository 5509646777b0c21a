import { levelsContract } from '@huarong/contract/admin/levels';
import { CARD_TYPES, cardFor, freeFromOf, freightRowNames } from '@huarong/core/points';
import { accept, mapValues, refuse, STORE } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { readClock } from '#platform/clock';
import { findWaiting } from '../../approvals/index.ts';
import { listLevelRows, readCardLevels } from '../../card-levels/index.ts';
import { readSetting } from '../../settings/index.ts';
import { countHolders } from '../level-moves.queries.ts';
import { readSpending } from '../member-card.queries.ts';
import { validUntil } from '../review-card.ts';
import { endCard, findGivenCard } from './end-card.ts';
import { findCardHolder, listChangesWithStaff } from './levels-admin.queries.ts';
import { measureLevels } from './measure-levels.ts';
import { levelsApproval, requestLevels } from './request-levels.ts';
import { cancelPlanned, presentHistory, presentLevels, readLevelValues } from './save-levels.ts';
import { setCard } from './set-card.ts';

const nameOf = (card: keyof typeof STORE.cards): string => STORE.cards[card].name;

/** What cards require and give, the card of one member, and a better one by hand. */
export const levelsAdminFeature: AdminFeature = implementAdmin('levels', levelsContract, {
  async settings({ db }) {
    const now = await readClock(db);
    const current = await readCardLevels(db);
    const freight = await readSetting(db, 'freight');
    const waiting = await findWaiting(db, levelsApproval.kind);
    const history = presentHistory(await listLevelRows(db), now);
    return accept({
      current: presentLevels({ ...current, freeFrom: freeFromOf(current, freight) }),
      currentId: history[0]?.levelId ?? null,
      planned: history.find(({ state }) => state === 'planned') ?? null,
      history,
      holders: await countHolders(db),
      names: mapValues(STORE.cards, ({ name }) => name),
      freightRows: freightRowNames(freight),
      waiting: waiting ? { approvalId: String(waiting.id), by: waiting.name } : null,
    });
  },
  async whatIf({ db }, { values }) {
    const read = await readLevelValues(db, values);
    if (!read.ok) return read;
    const { ups, downs, holders, spending, nearly, cost, approvalReasons } = await measureLevels(
      db,
      read.value,
    );
    const after = { ...holders };
    for (const { from, to, members } of [...ups, ...downs]) {
      after[from] -= members;
      after[to] += members;
    }
    return accept({ ups, downs, holders, after, spending, nearly, cost, approvalReasons });
  },
  save: (context, input) => requestLevels(context, input),
  cancel: (context, { levelId }) => cancelPlanned(context, Number(levelId)),
  endCard: (context, input) => endCard(context, input),
  async ofMember({ db }, { memberId }) {
    const holder = await findCardHolder(db, memberId);
    if (!holder) return refuse({ code: 'member-not-found' });
    const levels = await readCardLevels(db);
    const spending = await readSpending(db, memberId, levels);
    const until = await validUntil(db, memberId);
    return accept({
      nickname: holder.nickname,
      cardType: holder.card_type,
      cardName: nameOf(holder.card_type),
      earnedType: cardFor(spending, levels),
      spentFen: spending.spent,
      validUntil: until?.toISOString() ?? null,
      isByHand: (await findGivenCard(db, memberId)) !== null,
      months: levels.months,
      better: CARD_TYPES.slice(CARD_TYPES.indexOf(holder.card_type) + 1).map((cardType) => ({
        cardType,
        cardName: nameOf(cardType),
      })),
      changes: (await listChangesWithStaff(db, memberId)).map((change) => ({
        at: change.at.toISOString(),
        text:
          change.from_type === change.to_type
            ? '换绑会员卡'
            : `${change.from_name ? `${change.from_name} → ` : ''}${nameOf(change.to_type)}`,
        reason: change.reason,
        by: change.name ?? change.made_by,
        until: change.until?.toISOString() ?? null,
      })),
    });
  },
  setCard,
});
