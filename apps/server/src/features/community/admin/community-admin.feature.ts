import { communityAdminContract } from '@huarong/contract/admin/community';
import { findSensitiveWord } from '@huarong/core/community';
import { maskName } from '@huarong/core/identity';
import { orderIdOf } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import type { CommunityDeps } from '../deps.ts';
import { presentImages } from '../images/present-images.ts';
import { answerQuestion, replyToComment, reviewContent } from '../staff/index.ts';
import { heldImagePath } from './held-images.ts';
import {
  type ContentRow,
  countOfAuthor,
  countQueue,
  findContent,
  findContentFacts,
  listHiddenShare,
  listQueue,
  listReports,
} from './moderation.queries.ts';

const COUNTED_EXACTLY = 10_000;
const UPLOADED = /^[0-9a-f]{32}$/;

export const communityAdminFeature = (deps: Pick<CommunityDeps, 'catalogue' | 'imageOf'>): AdminFeature =>
  implementAdmin('community', communityAdminContract, {
    queue: async ({ db }, { view, size }) =>
      accept({
        rows: (await listQueue(db, view, size)).map(presentContent),
        total: await countQueue(db, view, COUNTED_EXACTLY),
      }),
    async item({ db, config }, { kind, id }) {
      const row = await findContent(db, kind, id);
      const facts = row && (await findContentFacts(db, kind, id));
      if (!facts) return refuse({ code: 'text-not-found' });
      const author = await countOfAuthor(db, facts.member_id);
      return accept({
        ...presentContent(row),
        productId: facts.product_id,
        productName: facts.product_name,
        orderId: facts.sub_order_id && orderIdOf(facts.sub_order_id),
        images: facts.pictures.flatMap((image) =>
          UPLOADED.test(image) ? [heldImagePath(config.secret, image)] : presentImages(deps, [image]),
        ),
        reply: facts.reply,
        reportList: (await listReports(db, kind, id)).map(({ reason, note, created_at, outcome }) => ({
          reason,
          note,
          at: created_at.toISOString(),
          outcome,
        })),
        authorShown: author.shown,
        authorHidden: author.hidden,
      });
    },
    hiddenShare: async ({ db }) => accept({ rows: await listHiddenShare(db) }),
    async decide({ db }, { kind, id, isShown, reason }) {
      if (!(await findContent(db, kind, id))) return refuse({ code: 'text-not-found' });
      const decided = await reviewContent(db, { kind, id, isShown, reason });
      return decided.ok ? decided : refuse({ code: 'content-unchanged' });
    },
    reply: ({ db }, { id, text }) => replyToComment(db, id, text),
    answer: ({ db }, { id, text }) => answerQuestion(db, id, text),
  });

const presentContent = (row: ContentRow) => ({
  kind: row.kind,
  id: row.id,
  author: maskName(row.author),
  text: row.text,
  stars: row.stars,
  state: row.state,
  writtenAt: row.written_at.toISOString(),
  reports: row.reports,
  word: findSensitiveWord(row.text)?.word ?? null,
});
