import type { CommentInput } from '@huarong/contract/community';
import { ageBandAt } from '@huarong/core/community';
import { shanghaiDate } from '@huarong/core/shared';
import type { Api } from '../../../platform/api/index.ts';
import { shopNow } from '../../../platform/clock/shop-clock.ts';
import type { PageArgs } from '../../../platform/pages/loaders.ts';
import { unwrapReply } from '../../../platform/session/unwrap-reply.ts';
import { type CommentsQuery, readCommentsQuery } from './query/comments-query.ts';

const PAGE_SIZE = 10;
/** Large enough to contain the item that an order or the URL names. */
const WAITING_SIZE = 50;

export async function loadComments(api: Api, { url }: PageArgs) {
  const query = readCommentsQuery(url.searchParams);
  return { query, ...(await loadTab(api, query)) };
}

async function loadTab({ account, community }: Api, { tab, kind, item, page }: CommentsQuery) {
  // A link from an order names a comment that may be below the first ten.
  const isNamed = tab === 'followUp' && item !== '' && page === 1;
  const paging = { pageNo: page, pageSize: isNamed ? WAITING_SIZE : PAGE_SIZE };
  switch (tab) {
    case 'waiting': {
      const waiting = unwrapReply(await community.waitingComments({ pageNo: page, pageSize: WAITING_SIZE }));
      return { tab, waiting, traits: await loadTraits(account), counts: waiting.counts };
    }
    case 'written':
    case 'followUp': {
      const filter = tab === 'written' ? 'all' : 'followUp';
      const written = unwrapReply(await community.myComments({ ...paging, filter }));
      return { tab, written, counts: written.counts };
    }
    case 'questions': {
      const questions = unwrapReply(await community.myConsultations({ ...paging, kind }));
      return { tab, questions, counts: questions.counts };
    }
  }
}
/** What the form proposes: of the birthday only the age band. Without a profile the form starts empty. */
async function loadTraits(account: Api['account']): Promise<CommentTraits> {
  const reply = await account.profile({});
  if (!reply.ok) return {};
  const { skinType, birthday } = reply.value;
  const ageBand = birthday ? ageBandAt(birthday, shanghaiDate(shopNow())) : null;
  return { ...(skinType && { skinType }), ...(ageBand && { ageBand }) };
}
export type CommentTraits = Partial<Pick<CommentInput, 'skinType' | 'ageBand'>>;

export type CommentsData = Awaited<ReturnType<typeof loadComments>>;
export type WaitingList = Extract<CommentsData, { tab: 'waiting' }>['waiting'];
export type WrittenList = Extract<CommentsData, { tab: 'written' | 'followUp' }>['written'];
export type QuestionList = Extract<CommentsData, { tab: 'questions' }>['questions'];
