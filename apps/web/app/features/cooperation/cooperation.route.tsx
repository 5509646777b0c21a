import { STORE } from '@huarong/core/shared';
import { Breadcrumbs, Icon } from '@huarong/ui';
import { useSearchParams } from 'react-router';
import type { Api } from '../../platform/api/index.ts';
import { TitleBanner } from '../../platform/components/TitleBanner/TitleBanner.tsx';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import type { Route } from './+types/cooperation.route';
import { ApplicationForm } from './ApplicationForm/ApplicationForm.tsx';
import styles from './cooperation.module.css';
import { Preparation } from './Preparation/Preparation.tsx';
import { ProgressLookup } from './ProgressLookup/ProgressLookup.tsx';
import { ProgressPanel } from './ProgressPanel/ProgressPanel.tsx';

/** Categories a brand can apply for. */
async function loadCooperation(api: Api) {
  const reply = await api.content.categoryGroup({});
  const categories = reply.ok ? reply.value.categories : [];
  // 热门推荐 and 独家首发 are not categories: their ids are not numeric.
  const categoriesWithPages = categories.filter(({ categoryId }) => /^\d+$/.test(categoryId));
  return {
    categories: categoriesWithPages.map(({ categoryId, name }) => ({ value: categoryId, label: name })),
  };
}

export const loader = serverLoader(loadCooperation);
export const clientLoader = browserLoader(loadCooperation);
export const headers = publishedPageHeaders;
/** The page itself reads the key from the query. */
export const shouldRevalidate = () => false;

const { reviewDays } = STORE.cooperation;

export const handle: PageHandle = { barTitle: '品牌合作' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '品牌合作｜花容 HUARONG',
    description: `把你的品牌带到花容：在线提交公司、品牌与资质，${reviewDays} 个工作日内给出初审结果，每一步都能查询。`,
    path: '/cooperation.html',
    crumbs: [{ label: '首页', href: '/' }, { label: '品牌合作' }],
  });

/** The application form and the progress lookup. */
export default function Cooperation({ loaderData: { categories } }: Route.ComponentProps) {
  const [query, setQuery] = useSearchParams();
  const progressKey = query.get('progress');
  const show = (key: string) => setQuery({ progress: key }, { preventScrollReset: true });
  return (
    <main id="main" className={styles.page}>
      <Breadcrumbs crumbs={[{ label: '首页', href: '/' }, { label: '品牌合作' }]} />
      <TitleBanner
        title="把你的品牌带到花容"
        intro={`我们经营品牌或其授权代理商直接供货的正品。资料齐全时，${reviewDays} 个工作日内给出初审结果；每一步都能在进度页看到。`}
        isSpacious
      >
        <a href="#progress" className={styles.jump}>
          查询申请进度
          <Icon name="arrow" size={16} />
        </a>
      </TitleBanner>
      {!progressKey && (
        <div className={styles.columns}>
          <ApplicationForm categories={categories} onDone={show} />
          <Preparation />
        </div>
      )}
      <section id="progress" className={styles.progress} aria-label="申请进度">
        {progressKey ? (
          <ProgressPanel key={progressKey} progressKey={progressKey} />
        ) : (
          <ProgressLookup onFound={show} />
        )}
      </section>
    </main>
  );
}
