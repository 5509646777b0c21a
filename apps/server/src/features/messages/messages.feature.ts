import { messagesContract } from '@huarong/contract/messages';
import { accept } from '@huarong/core/shared';
import { type Feature, implement } from '#platform/feature';
import { isAllowed } from '../account/index.ts';
import { type CatalogueSource, imageSubjectOf } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import { countArticles, listArticles } from './inspiration.queries.ts';
import { countMessages, listMessages } from './messages.queries.ts';
import { presentArticle, presentMessage, type SkuImage } from './present-message.ts';
import { deliverArticles, getUnread, markMessagesRead } from './unread.ts';

export function messagesFeature(catalogue: CatalogueSource, imageOf: ImagePort): Feature {
  const imageOfSku: SkuImage = (skuId) => {
    const listed = catalogue.current().skus.get(skuId);
    return listed ? imageOf(imageSubjectOf(listed.product, listed.sku), 'front') : null;
  };

  return implement(messagesContract, {
    async mymsg({ db, actor }, { type, pageNo, pageSize, onlyNew }) {
      const { memberId } = actor;
      const unread = await getUnread(db, memberId);
      const filter = { memberId, type, onlyNew: onlyNew === 1 };
      const total = await countMessages(db, filter);
      const rows = await listMessages(db, { ...filter, ...rangeOf(pageNo, pageSize) });
      const list = rows.map((row) => presentMessage(row, imageOfSku));
      return accept({ list, ...pageOf(pageNo, pageSize, total), unread });
    },

    async beauty({ db, actor }, { pageNo, pageSize }) {
      const { memberId } = actor;
      await deliverArticles(db, memberId);
      const isPersonalised = await isAllowed(db, memberId, 'recommendation');
      const total = await countArticles(db, memberId, isPersonalised);
      const rows = await listArticles(db, memberId, isPersonalised, rangeOf(pageNo, pageSize));
      const list = rows.map((row) => presentArticle(row, imageOfSku));
      return accept({ list, ...pageOf(pageNo, pageSize, total) });
    },

    unread: async ({ db, actor }) => accept(await getUnread(db, actor.memberId)),

    read: ({ db, actor }, input) => markMessagesRead(db, actor.memberId, input),
  });
}

const rangeOf = (pageNo: number, pageSize: number) => ({ limit: pageSize, offset: (pageNo - 1) * pageSize });
const pageOf = (currentPage: number, pageSize: number, total: number) => ({
  currentPage,
  totalPages: Math.ceil(total / pageSize),
  total,
});
