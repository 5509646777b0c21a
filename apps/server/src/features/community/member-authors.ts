import type { AuthorPort } from './ports.ts';

/** Members as the account area knows them. Somebody who has left has no name any more. */
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
