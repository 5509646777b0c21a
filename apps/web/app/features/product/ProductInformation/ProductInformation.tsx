import type { Profile } from '@huarong/contract/account';
import type { ProductDetail, Sku } from '@huarong/contract/catalogue';
import { TabLinks } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { displayCount, includedItemsOf } from '../../catalogue/index.ts';
import { Comments } from '../community/Comments/Comments.tsx';
import { Posts } from '../community/Posts/Posts.tsx';
import { Questions } from '../community/Questions/Questions.tsx';
import { storyImages } from '../details/Gallery/image-view.ts';
import { IncludedItems } from '../details/IncludedItems/IncludedItems.tsx';
import { Specifications } from '../details/Specifications/Specifications.tsx';
import { Story } from '../details/Story/Story.tsx';
import { TestedFigures } from '../details/TestedFigures/TestedFigures.tsx';
import styles from '../product.module.css';
import { Section } from '../Section/Section.tsx';

interface ProductInformationProps {
  product: ProductDetail;
  sku: Sku;
  name: string;
}

/** The sections below the fold, with tabs that link to them. */
export function ProductInformation({ product, sku, name }: ProductInformationProps) {
  const profile = useProfile();
  const included = includedItemsOf(product, sku);
  return (
    <div>
      <TabLinks label="商品信息" links={tabsOf(product, included.length > 0)} />
      <Section id="story" title="商品详情">
        <p className={styles.intro}>{introOf(product, sku)}</p>
        <Story story={product.story} paths={storyImages(sku.imagePaths)} name={name} />
        {product.testedFigures && <TestedFigures list={product.testedFigures} />}
      </Section>
      {included.length > 0 && (
        <Section id="included" title="盒内清单">
          <IncludedItems sizeName={sku.size ?? sku.skuName} list={included} />
        </Section>
      )}
      <Section id="specifications" title="规格参数">
        <Specifications
          list={product.specifications}
          notes={product.ingredientNotes ?? []}
          avoided={profile?.avoidedIngredients ?? []}
        />
      </Section>
      <Questions productId={product.productId} questionCount={product.questionCount} />
      <Comments
        productId={product.productId}
        skuId={sku.skuId}
        commentCount={product.rating.commentCount}
        profile={profile}
      />
      <Posts
        productId={product.productId}
        skuId={product.isDelisted ? null : sku.skuId}
        postCount={product.postCount}
      />
    </div>
  );
}

const tabsOf = ({ questionCount, rating, postCount }: ProductDetail, isSet: boolean) => [
  { label: '商品详情', href: '#story' },
  ...(isSet ? [{ label: '盒内清单', href: '#included' }] : []),
  { label: '规格参数', href: '#specifications' },
  { label: '问大家', href: '#questions', count: displayCount(questionCount) },
  { label: '评价', href: '#comments', count: displayCount(rating.commentCount) },
  { label: '社区笔记', href: '#posts', count: displayCount(postCount) },
];

/** What has no room beside the image: `Vermilion Velvet　昵称「小赤木」　商品编号 HR20710103`. */
const introOf = ({ productNameEN, nickname, subtitle }: ProductDetail, { skuCode }: Sku): string =>
  [productNameEN, nickname && `昵称「${nickname}」`, subtitle, `商品编号 ${skuCode}`]
    .filter(Boolean)
    .join('　');

/** The profile of the member; null for visitors and until it is loaded. */
function useProfile(): Profile | null {
  const { isSignedIn } = useSession();
  const [profile, setProfile] = useState<Profile | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    void browserApi({ quiet: true })
      .account.profile({})
      .then((reply) => reply.ok && setProfile(reply.value));
  }, [isSignedIn]);
  return isSignedIn ? profile : null;
}
