import { Tabs } from '@huarong/ui';
import { useState } from 'react';
import styles from './Recommendations.module.css';
import { ShelfGoods, type ShelfName } from './RecommendedProducts.tsx';

const TABS: { key: ShelfName; label: string }[] = [
  { key: 'liked', label: '猜你喜欢' },
  { key: 'saved', label: '我的收藏' },
  { key: 'seen', label: '浏览记录' },
];

/** What else she may want, below everything that has to be decided. */
export function Shelf() {
  const [selected, setSelected] = useState<ShelfName>('liked');
  return (
    <section className={styles.shelf} aria-label="再看看">
      <Tabs label="再看看" tabs={TABS} selected={selected} onSelect={setSelected}>
        <ShelfGoods key={selected} name={selected} />
      </Tabs>
    </section>
  );
}
