import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';
import { pageIn } from '../../platform/pages/read-query.ts';

const PAGE_SIZE = 10;

/** A page of the questions about a product, optionally of one topic. */
export async function loadConsultations(api: Api, { params, url }: PageArgs) {
  const productId = /^(\w{1,20})\.html$/.exec(params['file'] ?? '')?.[1];
  if (!productId) throw notFound();
  const page = pageIn(url.searchParams);
  const topic = /^[a-z]{1,20}$/.exec(url.searchParams.get('topic') ?? '')?.[0];
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
  return { product: product.value, questions: questions.value, page, topic: topic ?? '' };
}
