import { groupDigits } from '@huarong/core/shared';
import { Notice } from '@huarong/ui';
import type { ListingAnswer } from '../listing-data.ts';
import { matchSentence, quoted } from './match-sentence.ts';
import styles from './SearchHead.module.css';

const NOTICE_TITLES: Record<NonNullable<ListingAnswer['notices']>[number]['kind'], string> = {
  brandNotSold: '没有这个品牌',
  exclusion: '筛选说明',
  claim: '功效说明',
  relaxed: '放宽了条件',
};

interface SearchHeadProps {
  keyword: string;
  answer: ListingAnswer;
}

/** The keyword, the number of results, and how the keyword was interpreted. */
export function SearchHead({ keyword, answer }: SearchHeadProps) {
  const { total, matchedBy, droppedWords, notices = [] } = answer;
  const match = matchedBy && matchSentence(matchedBy);
  return (
    <header className={styles.head}>
      <h1>
        <q>{keyword}</q>
        <small role="status">{groupDigits(total)} 件商品</small>
      </h1>
      {match && (
        <Notice tone="info" title={match.title}>
          {match.text}
        </Notice>
      )}
      {notices.map(({ kind, text }) => (
        <Notice key={text} tone="info" title={NOTICE_TITLES[kind]}>
          {text}
        </Notice>
      ))}
      {droppedWords.length > 0 && total > 0 && (
        <Notice tone="info" title="去掉的词">
          没有商品同时包含{quoted(droppedWords)}，下面是去掉后找到的 {groupDigits(total)} 件。
        </Notice>
      )}
    </header>
  );
}
