import { CardGrid } from '@huarong/ui';
import { ProductTile } from '../../../catalogue/index.ts';
import { Block } from '../../parts/Block/Block.tsx';
import type { MemberHomeData } from '../load-member-home.ts';

/** Something to look at, once everything is done. */
export const Suggestions = ({ suggested }: Pick<MemberHomeData, 'suggested'>) =>
  suggested === null || suggested.list.length === 0 ? null : (
    <Block title="猜你喜欢" note={suggested.reason} aside={<a href="/myAccount/privacy">为什么推荐这些</a>}>
      <CardGrid columns={4}>
        {suggested.list.map((product) => (
          <ProductTile key={product.productId} product={product} />
        ))}
      </CardGrid>
    </Block>
  );
