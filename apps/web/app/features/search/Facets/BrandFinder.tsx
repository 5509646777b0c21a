import { type ReactNode, useState } from 'react';
import styles from './BrandFinder.module.css';

interface Labelled {
  label: string;
}

interface BrandFinderProps<Link extends Labelled> {
  links: readonly Link[];
  /** The list shown while the search field is empty. */
  children: ReactNode;
  list: (found: readonly Link[]) => ReactNode;
}

/** Filters the brands of this listing by Chinese or Latin name. */
export function BrandFinder<Link extends Labelled>({ links, children, list }: BrandFinderProps<Link>) {
  const [term, setTerm] = useState('');
  const normalisedTerm = normalise(term);
  const found =
    normalisedTerm === '' ? [] : links.filter(({ label }) => normalise(label).includes(normalisedTerm));
  return (
    <>
      <input
        type="search"
        className={styles.finder}
        aria-label="在品牌中查找"
        placeholder="查找品牌"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
      />
      {normalisedTerm === '' ? children : list(found)}
      {normalisedTerm !== '' && found.length === 0 && <p className={styles.none}>这里没有这个品牌</p>}
    </>
  );
}

/** Removes accents, spaces and case, so `solene` finds SOLÈNE. */
const normalise = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
