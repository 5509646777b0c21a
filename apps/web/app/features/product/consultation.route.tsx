import type { ProductDetail } from '@huarong/contract/catalogue';
import { getFirst } from '@huarong/core/shared';
import { Breadcrumbs, ButtonLink, ChipLink, ChipRow, EmptyState, Pager } from '@huarong/ui';
import { useRevalidator } from 'react-router';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta, privatePageMeta } from '../../platform/pages/page-meta.ts';
import { displayCount, ProductImage } from '../catalogue/index.ts';
import type { Route } from './+types/consultation.route';
import { AskForm } from './community/Questions/AskForm.tsx';
import { Question } from './community/Questions/Question.tsx';
import styles from './consultation.module.css';
import { consultationPath, loadConsultations } from './consultation-data.ts';

export const loader = serverLoader(loadConsultations);
export const clientLoader = browserLoader(loadConsultations);
export const headers = publishedPageHeaders;
export const handle: PageHandle = { barTitle: '问大家' };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return privatePageMeta('问大家');
  const { product, page } = loaderData;
  return pageMeta(matches, {
    title: `${product.productName} 问大家｜花容 HUARONG`,
    description: `关于${product.productName}的提问与回答。`,
    path: consultationPath(product.productId, { page }),
  });
};

export default function Consultations({
  loaderData: { product, questions, page, topic },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const path = `/product/${product.productId}.html`;
  return (
    <main id="main" className={styles.wrap}>
      <Breadcrumbs
        crumbs={[
          { label: '首页', href: '/' },
          { label: product.productName, href: path },
          { label: '问大家' },
        ]}
      />
      <ConsultationHead product={product} path={path} />
      <div className={styles.body}>
        <div>
          <TopicFilter product={product} topics={questions.topics} topic={topic} />
          <div className={styles.list}>
            {questions.list.map((question) => (
              <Question key={question.consultationId} productId={product.productId} question={question} />
            ))}
          </div>
          {questions.list.length === 0 && <EmptyState icon="chat" title="还没有人提问" />}
          <Pager
            page={page}
            pageCount={questions.totalPages}
            hrefOf={(next) => consultationPath(product.productId, { topic, page: next })}
          />
        </div>
        <aside className={styles.aside} aria-labelledby="ask">
          <h2 id="ask">我要提问</h2>
          <AskForm productId={product.productId} onAsked={revalidate} />
        </aside>
      </div>
    </main>
  );
}

const ConsultationHead = ({ product, path }: { product: ProductDetail; path: string }) => (
  <header className={styles.head}>
    <span className={styles.image}>
      <ProductImage path={getFirst(product.images).skuImagePath} alt="" sizes="92px" isEager />
    </span>
    <div>
      <p>
        <span>{product.brandNameEN}</span>
        {product.brandNameCN}
      </p>
      <h1>问大家：{product.productName}</h1>
      <small>{displayCount(product.questionCount)} 个问题</small>
    </div>
    <ButtonLink href={path}>返回商品</ButtonLink>
  </header>
);

interface TopicFilterProps {
  product: ProductDetail;
  topics: Route.ComponentProps['loaderData']['questions']['topics'];
  /** Empty shows all topics. */
  topic: string;
}

const TopicFilter = ({ product, topics, topic }: TopicFilterProps) => (
  <div className={styles.topics}>
    <ChipRow>
      <ChipLink
        href={consultationPath(product.productId, { topic: '' })}
        aria-current={topic === '' ? 'true' : undefined}
      >
        全部 {displayCount(product.questionCount)}
      </ChipLink>
      {topics.map((each) => (
        <ChipLink
          key={each.topic}
          href={consultationPath(product.productId, { topic: each.topic })}
          aria-current={topic === each.topic ? 'true' : undefined}
        >
          {each.label} {displayCount(each.count)}
        </ChipLink>
      ))}
    </ChipRow>
  </div>
);
