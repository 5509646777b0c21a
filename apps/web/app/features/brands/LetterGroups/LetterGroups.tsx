import type { WallBrand } from '@huarong/contract/catalogue';
import { Tag } from '@huarong/ui';
import type { KeyboardEvent } from 'react';
import { letterId } from '../../catalogue/index.ts';
import { BRAND_LINK } from '../wall/brand-focus.ts';
import type { LetterGroup } from '../wall/filter-brands.ts';
import styles from './LetterGroups.module.css';

interface LetterGroupsProps {
  groups: LetterGroup[];
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Groups that the first screen of a phone may show. */
const FIRST = 4;

/** Brands grouped by first letter in two columns. */
export const LetterGroups = ({ groups, onKeyDown }: LetterGroupsProps) => (
  <div className={styles.columns}>
    {groups.map(({ letter, brandList }, index) => (
      <section
        key={letter}
        id={letterId(letter)}
        className={styles.group}
        data-later={index >= FIRST || undefined}
        aria-labelledby={`${letterId(letter)}-title`}
      >
        <h2 id={`${letterId(letter)}-title`}>{letter}</h2>
        <ul>
          {brandList.map((brand) => (
            <li key={brand.brandId}>
              <BrandName brand={brand} onKeyDown={onKeyDown} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

function BrandName({ brand, onKeyDown }: { brand: WallBrand } & Pick<LetterGroupsProps, 'onKeyDown'>) {
  const { brandNameEN, brandNameCN, brandNickNames, tags, link } = brand;
  return (
    <a href={link} className={styles.brand} onKeyDown={onKeyDown} {...{ [BRAND_LINK]: '' }}>
      <span>{brandNameEN}</span>
      {tags[0] && <Tag tone="ink">{tags[0]}</Tag>}
      <b>{brandNameCN}</b>
      {brandNickNames.length > 0 && <small>昵称 {brandNickNames.join('、')}</small>}
    </a>
  );
}
