import { useState } from 'react';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { filtersOf } from '../../ui/filters/list-address.ts';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/media.route';
import { MatchDialog } from './MatchDialog.tsx';
import { MediaList } from './MediaList.tsx';
import { MediaPanel } from './MediaPanel.tsx';
import { ProductImages } from './ProductImages.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import type { Match, UploadedMedia } from './types.ts';
import { UploadPanel } from './UploadPanel.tsx';

export const meta = () => [{ title: '素材 · 花容管理后台' }];

const SIZE = 48;
/** A call matches at most so many names. */
const MATCHED = 500;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { product: productId, image, ...filters } = filtersOf(request);
  if (productId) return { product: await load(api.media.product({ productId })), page: null, media: null };
  const [page, media] = await Promise.all([
    load(api.media.list({ ...filters, size: SIZE })),
    image ? load(api.media.detail({ mediaId: image })) : null,
  ]);
  return { product: null, page, media };
}

/** Uploaded images: where they are used, what they show, and the order of those of one product. */
export default function MediaPage({ loaderData: { product, page, media } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isEditor = useCan()('media:write');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [matches, setMatches] = useState<readonly Match[]>([]);
  const [isReplacing, setIsReplacing] = useState(false);
  async function matchNames(stored: readonly UploadedMedia[]) {
    void revalidate();
    const mediaIds = [...new Set(stored.map(({ mediaId }) => mediaId))].slice(0, MATCHED);
    if (mediaIds.length === 0) return;
    const reply = await api.media.matches({ mediaIds });
    if (reply.ok) setMatches(reply.value.matches.filter(({ isAttached }) => !isAttached));
    else showToast(reply.refusal.message);
  }
  const done = (text: string) => {
    showToast(text);
    setMatches([]);
    setIsReplacing(false);
    void revalidate();
  };
  const withoutImage = new URLSearchParams(search);
  withoutImage.delete('image');
  return (
    <>
      <div className="phead">
        <h1>{product ? '商品图片' : '素材'}</h1>
        <span className="phead-n">
          {product
            ? `${product.brandName}　${product.productName}　${product.code}`
            : `${countText(page?.counts.all ?? 0)} 张；同样的图片只存一份`}
        </span>
        {page && page.counts.unused > 0 && (
          <div className="acts">
            <Link className="btn" to="?tab=unused">
              找没用到的 {countText(page.counts.unused)} 张
            </Link>
          </div>
        )}
      </div>
      {isEditor && <UploadPanel onSettled={matchNames} />}
      {product && (
        <ProductImages
          key={JSON.stringify(product.images)}
          product={product}
          onSaved={() => void revalidate()}
        />
      )}
      {page && (
        <div className={media ? 'cols' : undefined}>
          <MediaList page={page} chosenId={media?.mediaId ?? null} />
          {media && (
            <MediaPanel
              key={media.mediaId}
              media={media}
              onChanged={done}
              onReplace={() => setIsReplacing(true)}
              onRemoved={() => {
                showToast('图片已删除');
                void navigate(`?${withoutImage}`);
              }}
            />
          )}
        </div>
      )}
      {matches.length > 0 && <MatchDialog matches={matches} onClose={() => setMatches([])} onDone={done} />}
      {media && isReplacing && (
        <ReplaceDialog media={media} onClose={() => setIsReplacing(false)} onDone={done} />
      )}
    </>
  );
}

const COUNTED = 10_000;
const countText = (count: number): string =>
  count > COUNTED ? `${COUNTED.toLocaleString('en-US')}+` : count.toLocaleString('en-US');
