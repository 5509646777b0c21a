import { Field } from '@huarong/ui';
import { useDeferredValue, useState } from 'react';
import { type HelpSection, searchHelp } from '../search-help.ts';
import styles from './HelpSearch.module.css';

/** Finds a word in the texts of the help pages while it is typed. */
export function HelpSearch({ sections }: { sections: readonly HelpSection[] }) {
  const [question, setQuestion] = useState('');
  const searched = useDeferredValue(question.trim());
  const results = searchHelp(sections, searched);
  return (
    <search className={styles.search}>
      <Field
        type="search"
        label="搜索帮助"
        placeholder="例如：发票、退货运费、积分到期"
        maxLength={40}
        autoComplete="off"
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <p role="status" className={styles.count}>
        {searched &&
          (results.length > 0 ? `找到 ${results.length} 处` : '没有找到，换个词试试，或写反馈问我们')}
      </p>
      {results.length > 0 && (
        <ul className={styles.results}>
          {results.map(({ href, page, title, excerpt }) => (
            <li key={`${href} ${title}`}>
              <a href={href}>
                {page}
                <span aria-hidden="true"> · </span>
                {title}
              </a>
              <p>{excerpt}</p>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
