import { hotPath } from '@huarong/core/search';
import { groupDigits } from '@huarong/core/shared';
import { VisuallyHidden } from '@huarong/ui';
import type { ListingAnswer } from '../listing-data.ts';
import styles from './NothingFound.module.css';

type Understood = NonNullable<ListingAnswer['understood']>;

/** How the keyword was read, and searches that find something. */
export function UnderstoodRows({ understood, intents = [] }: UnderstoodRowsProps) {
  const { words, shorter, near } = understood;
  return (
    <>
      <div>
        <dt>我们这样理解</dt>
        <dd className={styles.words}>
          {words.map((word) => (
            <UnderstoodWord key={word.typed} word={word} />
          ))}
          {intents.map(({ label }) => (
            <span key={label}>{label}</span>
          ))}
        </dd>
      </div>
      {shorter.length > 0 && (
        <div>
          <dt>少写几个字</dt>
          <dd className={styles.links}>
            {shorter.map(({ keyword, total }) => (
              <a key={keyword} href={hotPath(keyword)}>
                {keyword}
                <small>{groupDigits(total)} 件</small>
              </a>
            ))}
          </dd>
        </div>
      )}
      {near.length > 0 && (
        <div>
          <dt>相近的写法</dt>
          <dd className={styles.links}>
            {near.map((keyword) => (
              <a key={keyword} href={hotPath(keyword)}>
                {keyword}
              </a>
            ))}
          </dd>
        </div>
      )}
    </>
  );
}

interface UnderstoodRowsProps {
  understood: Understood;
  intents?: ListingAnswer['intents'];
}

/** A word without products is struck through, and says so to screen readers. */
function UnderstoodWord({ word: { typed, use, meaning } }: { word: Understood['words'][number] }) {
  if (use === 'dropped' && meaning === undefined)
    return (
      <span>
        <del>{typed}</del>
        <VisuallyHidden>没有商品</VisuallyHidden>
      </span>
    );
  return (
    <span>
      {typed}
      {meaning !== undefined && meaning !== typed && <em>→ {meaning}</em>}
    </span>
  );
}
