import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandStrip } from './BrandStrip/BrandStrip.tsx';
import { CarouselText } from './CarouselText/CarouselText.tsx';
import { CategoryTiles } from './CategoryTiles/CategoryTiles.tsx';
import { Editorial } from './Editorial/Editorial.tsx';
import { GuideFloat } from './GuideFloat/GuideFloat.tsx';
import { Hero } from './Hero/Hero.tsx';
import { NewArrivals } from './NewArrivals/NewArrivals.tsx';
import { ProductGroupSection } from './ProductGroupSection/ProductGroupSection.tsx';
import { RankBoard } from './RankBoard/RankBoard.tsx';
import { ScentEntry } from './ScentEntry/ScentEntry.tsx';

test.each([
  ['campaign lines', <CarouselText key="0" lines={[]} now={null} />],
  ['categories', <CategoryTiles key="1" categories={[]} />],
  ['brands', <BrandStrip key="2" wall={null} />],
  ['rankings', <RankBoard key="3" boards={[]} />],
  ['new arrivals', <NewArrivals key="4" days={[]} />],
  ['scents', <ScentEntry key="5" scents={null} />],
  ['an editorial', <Editorial key="6" editorial={undefined} />],
  [
    'products',
    <ProductGroupSection
      key="7"
      group={{ groupId: 'hot', groupName: '大家在买', link: '/hot/', productList: [] }}
    />,
  ],
  ['section links', <GuideFloat key="8" guides={[]} />],
])('a home page without %s renders no empty section', (_what, section) =>
  expect(renderToStaticMarkup(section)).toBe(''),
);

test('a home page without a hero still has a title', () =>
  expect(renderToStaticMarkup(<Hero slides={[]} />)).toMatch(/^<h1[^>]*>花容 HUARONG<\/h1>$/));
