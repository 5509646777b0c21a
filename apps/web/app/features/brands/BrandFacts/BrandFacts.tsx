import { Icon, type IconName } from '@huarong/ui';
import type { FullBrand } from '../brand/load-brand.ts';
import styles from './BrandFacts.module.css';

/** Up to four facts under the header; unknown ones are left out. */
export const BrandFacts = ({ brand }: { brand: FullBrand }) => (
  <ul className={styles.facts}>
    {listFacts(brand).map(([icon, fact, detail]) => (
      <li key={icon}>
        <Icon name={icon} size={20} />
        <b>{fact}</b>
        <span>{detail}</span>
      </li>
    ))}
  </ul>
);

function listFacts(brand: FullBrand): [icon: IconName, fact: string, detail: string][] {
  const { brandNickNames, origin, productCount, facts } = brand;
  const categoryNames = facts.shelves.map(({ name }) => name);
  return [
    ['shield', '品牌直供', '由品牌方或授权代理商供货'],
    ['pin', facts.since === undefined ? '产地' : `始于 ${facts.since} 年`, origin],
    ['bag', `${productCount} 件在售`, categoryNames.slice(0, 3).join('、') || '新品筹备中'],
    ...(brandNickNames.length > 0
      ? [
          ['comment', '昵称', brandNickNames.map((name) => `「${name}」`).join('')] as [
            IconName,
            string,
            string,
          ],
        ]
      : []),
  ];
}
