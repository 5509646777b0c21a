import { type ReactNode, useState } from 'react';
import styles from './BrandFinder.module.css';

interface Named {
  label: string;
}

interface BrandFinderProps<Link extends Named> {
  links: readonly Link[];
  /** How the list stands while nothing is looked for. */
  children: ReactNode;
  list: (found: readonly Link[]) => ReactNode;
}

/** Finds a brand of this listing by either of its names. */
export function BrandFinder<Link extends Named>({ links, children, list }: BrandFinderProps<Link>) {
  const [word, setWord] = useState('');
  const wanted = plain(word);
  const found = links.filter(({ label }) => plain(label).includes(wanted));
  return (
    <>
      <input
        type="search"
        className={styles.finder}
        aria-label="在品牌中查找"
        placeholder="查找品牌"
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      {wanted === '' ? children : list(found)}
      {wanted !== '' && found.length === 0 && <p className={styles.none}>这里没有这个品牌</p>}
    </>
  );
}

/** Without accents, spaces and case: `solene` finds SOLÈNE. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
