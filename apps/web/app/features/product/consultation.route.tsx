import { Breadcrumbs, EmptyState, Pager, SectionHead } from '@huarong/ui';
import { browserLoader, forEveryone, serverLoader } from '../../platform/pages/loaders.ts';
import type { Route } from './+types/consultation.route';
import { loadConsultations } from './consultation-data.ts';
import styles from './product.module.css';
import { Question } from './Questions/Question.tsx';

export const loader = serverLoader(loadConsultations);
export const clientLoader = browserLoader(loadConsultations);
export const headers = forEveryone;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `${loaderData.product.productName} ` : ''}问大家｜花容 HUARONG` },
];

export default function Consultations({ loaderData: { product, questions, page } }: Route.ComponentProps) {
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
      <SectionHead
        level={1}
        title="问大家"
        sub={`${product.brandNameCN} ${product.productName}`}
        more={{ label: '回到商品', href: `${path}#questions` }}
      />
      {questions.list.map((question) => (
        <Question key={question.consultationId} question={question} />
      ))}
      {questions.list.length === 0 && <EmptyState icon="chat" title="还没有人提问" />}
      <Pager
        page={page}
        pageCount={questions.totalPages}
        hrefOf={(next) => `/consultation/${product.productId}.html?page=${next}`}
      />
    </main>
  );
}
