import { Tabs } from '@huarong/ui';
import { useState } from 'react';
import styles from './Recommendations.module.css';
import { type RecommendationTab, RecommendedProducts } from './RecommendedProducts.tsx';

const TABS: { key: RecommendationTab; label: string }[] = [
  { key: 'liked', label: '猜你喜欢' },
  { key: 'saved', label: '我的收藏' },
  { key: 'seen', label: '浏览记录' },
];

/** Recommended, saved and recently viewed products below the checkout form. */
export function Recommendations() {
  const [selected, setSelected] = useState<RecommendationTab>('liked');
  return (
    <section className={styles.recommendations} aria-label="再看看">
      <Tabs label="再看看" tabs={TABS} selected={selected} onSelect={setSelected}>
        <RecommendedProducts key={selected} tab={selected} />
      </Tabs>
    </section>
  );
}
