import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { notFound } from '../../platform/pages/not-found.ts';

const PAGE_SIZE = 10;
const LAST_PAGE = 1_000;

/** A page of the questions about one product. */
export async function loadConsultations(api: Api, { params, url }: PageArgs) {
  const productId = /^(\w{1,20})\.html$/.exec(params['file'] ?? '')?.[1];
  if (!productId) throw notFound();
  const asked = Number(url.searchParams.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1;
  const [product, questions] = await Promise.all([
    api.catalogue.detail({ productId }),
    api.community.listConsultations({ productId, pageNo: page, pageSize: PAGE_SIZE }),
  ]);
  if (!product.ok || !questions.ok) throw notFound();
  return { product: product.value, questions: questions.value, page };
}
