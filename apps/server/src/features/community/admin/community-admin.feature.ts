import { communityAdminContract } from '@huarong/contract/admin/community';
import { findSensitiveWord } from '@huarong/core/community';
import { maskName } from '@huarong/core/identity';
import { orderIdOf } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import {
  type AdminFeature,
  decodePosition,
  encodePosition,
  implementAdmin,
  pageOfRows,
} from '#platform/admin';
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
  placeOf,
} from './moderation.queries.ts';
import { deleteTemplate, listTemplates, saveTemplate } from './reply-templates.ts';

const COUNTED_EXACTLY = 10_000;
const UPLOADED = /^[0-9a-f]{32}$/;

export const communityAdminFeature = (deps: Pick<CommunityDeps, 'catalogue' | 'imageOf'>): AdminFeature =>
  implementAdmin('community', communityAdminContract, {
    async queue({ db }, { view, after, before, size }) {
      const from = before ?? after;
      const position = from === undefined ? undefined : decodePosition(from);
      if (position === null)
        return refuse({ code: 'invalid-input', message: '列表的位置无效，请从第一页看起' });
      const rows = await listQueue(db, view, { size: size + 1, position, isBackwards: before !== undefined });
      return accept(
        pageOfRows(
          rows,
          {
            size,
            after,
            before,
            cursorOf: (row) => encodePosition({ at: row.position, id: placeOf(row) }),
            total: await countQueue(db, view, COUNTED_EXACTLY),
          },
          presentContent,
        ),
      );
    },
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
    templates: async ({ db }) => accept({ rows: await listTemplates(db) }),
    saveTemplate: (context, template) => saveTemplate(context, template),
    deleteTemplate: async ({ db }, { templateId }) =>
      (await deleteTemplate(db, templateId)) ? accept(null) : refuse({ code: 'template-not-found' }),
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
