import { Tabs } from '@huarong/ui';
import { useState } from 'react';
import styles from './Recommendations.module.css';
import { type RecommendationTab, RecommendedProducts } from './RecommendedProducts.tsx';

const TABS: { key: RecommendationTab; label: string }[] = [
  { key: 'liked', label: '猜你喜欢' },
  { key: 'saved', label: '我的收藏' },
  { key: 'seen', label: '浏览记录' },
];

/** What else she may want, below everything that has to be decided. */
export function Recommendations() {
  const [selected, setSelected] = useState<RecommendationTab>('liked');
  return (
    <section className={styles.shelf} aria-label="再看看">
      <Tabs label="再看看" tabs={TABS} selected={selected} onSelect={setSelected}>
        <RecommendedProducts key={selected} tab={selected} />
      </Tabs>
    </section>
  );
}
