import type { AuthorPort } from './ports.ts';

/** Reads authors from the member table. A closed account has no author. */
export const memberAuthors: AuthorPort = {
  async findAuthor(db, memberId) {
    const member = await db
      .selectFrom('member')
      .select(['nickname', 'card_type'])
      .where('id', '=', memberId)
      .where('state', '<>', 'closed')
      .executeTakeFirst();
    return member ? { nickname: member.nickname, cardType: member.card_type } : null;
  },
};
