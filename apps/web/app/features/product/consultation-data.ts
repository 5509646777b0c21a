import type { Api } from '../../platform/api/index.ts';
import { defineQuery, identifier, pageNumber } from '../../platform/pages/define-query.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';

const PAGE_SIZE = 10;

const consultationQuery = defineQuery({ topic: identifier('topic', /^[a-z]{1,20}$/), page: pageNumber });
export const consultationPath = (
  productId: string,
  query: Partial<typeof consultationQuery.initial>,
): string => consultationQuery.path(`/consultation/${productId}.html`, consultationQuery.initial, query);

/** A page of the questions about a product, optionally of one topic. */
export async function loadConsultations(api: Api, { params, url }: PageArgs) {
  const productId = /^(\w{1,20})\.html$/.exec(params['file'] ?? '')?.[1];
  if (!productId) throw notFound();
  const { page, topic } = consultationQuery.read(url.searchParams);
  const [product, questions] = await Promise.all([
    api.catalogue.detail({ productId }),
    api.community.listConsultations({
      productId,
      pageNo: page,
      pageSize: PAGE_SIZE,
      ...(topic && { topic }),
    }),
  ]);
  if (!product.ok || !questions.ok) throw notFound();
  return { product: product.value, questions: questions.value, page, topic };
}
