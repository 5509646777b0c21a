import { data } from 'react-router';
import { type Api, browserApi, createApi } from '../../platform/api/index.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { loadTextSlots } from '../../platform/pages/slots.ts';
import { transportContext } from '../../platform/pages/transport-context.ts';
import { ProductImage, productPath } from '../catalogue/index.ts';
import type { Route } from './+types/not-found.route';
import { NotFoundScene } from './NotFoundScene/NotFoundScene.tsx';
import styles from './not-found.module.css';

/** 热门推荐 and 独家首发 come first in the navigation, before the categories. */
const PSEUDO_CATEGORIES = 2;
const PRODUCTS = 4;

async function load(api: Api) {
  const [slots, suggested] = await Promise.all([
    loadTextSlots(api, ['nav_category']),
    api.search.suggest({}),
  ]);
  return { ...slots, popular: suggested.ok ? suggested.value.productList.slice(0, PRODUCTS) : [] };
}

export const loader = async ({ context }: Route.LoaderArgs) =>
  data(await load(createApi(context.get(transportContext))), { status: 404 });
export const clientLoader = () => load(browserApi({ quiet: true }));

export const meta: Route.MetaFunction = () => privatePageMeta('没有找到这个页面');

/** 404 page of unknown addresses, with search, popular categories and products. */
export default function NotFound({ loaderData: { nav_category, popular } }: Route.ComponentProps) {
  const categories = nav_category.slice(PSEUDO_CATEGORIES);
  return (
    <NotFoundScene
      title="常逛的品类"
      links={categories.map(({ content, link }) => ({ label: content, href: link }))}
    >
      {popular.length > 0 && (
        <section className={styles.popular} aria-labelledby="popular">
          <h2 id="popular">大家在看</h2>
          <ul>
            {popular.map((product) => (
              <li key={product.productId}>
                <a href={productPath(product)}>
                  <ProductImage path={product.skuImagePath} alt="" sizes="9vw" />
                  {product.productName}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </NotFoundScene>
  );
}
