import { Icon } from '@huarong/ui';
import illustration from '../art/nothing-found.webp';
import type { ListingAnswer } from '../listing-data.ts';
import { quoted } from '../SearchHead/match-sentence.ts';
import styles from './NothingFound.module.css';
import { UnderstoodRows } from './UnderstoodRows.tsx';

interface NothingFoundProps {
  /** Empty when the URL has no keyword. */
  keyword: string;
  answer: ListingAnswer | null;
}

/** No result or no keyword: what was searched, and how to search differently. */
export const NothingFound = ({ keyword, answer }: NothingFoundProps) => (
  <section className={styles.scene}>
    <div>
      <h1 className={styles.title}>
        {keyword ? (
          <>
            没有找到
            <q>{keyword}</q>
          </>
        ) : (
          '想找什么？'
        )}
      </h1>
      <dl className={styles.rows}>
        {answer?.understood && <UnderstoodRows understood={answer.understood} intents={answer.intents} />}
        {answer && !answer.understood && answer.droppedWords.length > 0 && (
          <div>
            <dt>没找到的词</dt>
            <dd>没有商品包含{quoted(answer.droppedWords)}。</dd>
          </div>
        )}
        {answer?.brand && (
          <div>
            <dt>相近的品牌</dt>
            <dd>
              <a href={answer.brand.link} className={styles.brand}>
                <span>{answer.brand.brandNameEN}</span>
                {answer.brand.brandNameCN}
                <small>在售 {answer.brand.productCount} 件</small>
                <Icon name="arrow" size={16} />
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>换个说法</dt>
          <dd>
            {keyword ? '少写一两个字，或用' : '在上面的搜索框里写下商品或品牌，也可以用'}
            拼音（kouhong）、首字母（kh）或昵称（小赤木）搜。
          </dd>
        </div>
      </dl>
    </div>
    <img className={styles.art} src={illustration} width={720} height={565} alt="" />
  </section>
);
