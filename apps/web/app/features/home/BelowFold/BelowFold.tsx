import { lazy, Suspense } from 'react';
import { BrandStrip } from '../BrandStrip/BrandStrip.tsx';
import { Editorial } from '../Editorial/Editorial.tsx';
import { GuessYouLike } from '../GuessYouLike/GuessYouLike.tsx';
import { GuideFloat } from '../GuideFloat/GuideFloat.tsx';
import type { HomeData } from '../home-data.ts';
import { NewArrivals } from '../NewArrivals/NewArrivals.tsx';
import { ProductGroupSection } from '../ProductGroupSection/ProductGroupSection.tsx';
import { RankBoard } from '../RankBoard/RankBoard.tsx';
import { ScentEntry } from '../ScentEntry/ScentEntry.tsx';

/** Loads its posts when near the viewport; no other section waits for its script. */
const PostRail = lazy(async () => ({ default: (await import('../../community/index.ts')).PostRail }));

/** Sections below the first screen: rendered on the server, hydrated after the first screen. */
export default function BelowFold({ below }: { below: HomeData['below'] }) {
  const { guides, wall, boards, arrivals, editorial, scents, groups } = below;
  return (
    <>
      <GuideFloat guides={guides} />
      <BrandStrip wall={wall} />
      <RankBoard boards={boards} />
      <NewArrivals days={arrivals} />
      <ScentEntry scents={scents} />
      <Editorial editorial={editorial} />
      {groups.map((group) => (
        <ProductGroupSection key={group.groupId} group={group} />
      ))}
      <GuessYouLike
        shownIds={groups.flatMap(({ productList }) => productList.map(({ productId }) => productId))}
      />
      <Suspense>
        <PostRail />
      </Suspense>
    </>
  );
}
