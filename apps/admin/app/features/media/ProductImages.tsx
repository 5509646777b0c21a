import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { ChooseMediaDialog } from './ChooseMediaDialog.tsx';
import { ImageGroup } from './ImageGroup.tsx';
import { imagesOf, inOwnerOrder, keyOf, moveBy, moveTo } from './placement.ts';
import type { PlacedImage, ProductMedia } from './types.ts';

interface ProductImagesProps {
  product: ProductMedia;
  onSaved: () => void;
}

/** The images of a product: ordered by drag or by buttons, added and removed. Nothing is saved before the button. */
export function ProductImages({ product, onSaved }: ProductImagesProps) {
  const isEditor = useCan()('media:write');
  const [images, setImages] = useState<readonly PlacedImage[]>(product.images);
  const [dragged, setDragged] = useState<PlacedImage>();
  const [addTo, setAddTo] = useState<{ skuId: string | null }>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const skuIds = product.skus.map(({ skuId }) => skuId);
  const stored = inOwnerOrder(images, skuIds);
  const isChanged =
    stored.length !== product.images.length ||
    stored.some((image, at) => keyOf(image) !== keyOf(product.images[at] ?? { skuId: null, source: '' }));
  async function save() {
    setIsBusy(true);
    const place = ({ skuId, source }: PlacedImage) => ({ skuId, source });
    const reply = await api.media.saveProduct({
      productId: product.productId,
      base: product.images.map(place),
      images: stored.map(place),
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    setError(undefined);
    showToast(`图片已保存，店里马上能看到。改动单 ${reply.value.setId} 可以撤销`);
    onSaved();
  }
  const owners = [
    { skuId: null, label: '所有规格', hint: '每个规格都显示，排在规格自己的图片之后' },
    ...product.skus.map(({ skuId, code, name }) => ({ skuId, label: name, hint: code })),
  ];
  return (
    <div className="stack stack-6">
      {product.images.length === 0 && product.shown.length > 0 && (
        <section className="note note-plain">
          <div>
            <p>还没有上传图片。店里现在显示随系统带的图片；放进一张之后，就只显示这里的。</p>
            <div className="media-shown mt-2">
              {product.shown.map((path) => (
                <img key={path} src={path} alt="店里现在显示的图片" />
              ))}
            </div>
          </div>
        </section>
      )}
      {error && (
        <p className="note note-err" role="alert">
          {error}
        </p>
      )}
      {owners.map(({ skuId, label, hint }) => (
        <ImageGroup
          key={skuId ?? 'all'}
          label={label}
          hint={hint}
          images={imagesOf(images, skuId)}
          isEditor={isEditor}
          onDrag={setDragged}
          onDrop={(before) => {
            if (dragged) setImages(moveTo(images, dragged, { skuId, ...(before && { before }) }));
            setDragged(undefined);
          }}
          onMove={(image, step) => setImages(moveBy(images, image, step))}
          onRemove={(image) => setImages(images.filter((each) => keyOf(each) !== keyOf(image)))}
          onAdd={() => setAddTo({ skuId })}
        />
      ))}
      {isEditor && (
        <div className="media-save">
          <button
            type="button"
            className={isBusy ? 'btn btn-ink is-loading' : 'btn btn-ink'}
            disabled={!isChanged || isBusy}
            onClick={save}
          >
            保存图片
          </button>
          <button
            type="button"
            className="btn"
            disabled={!isChanged || isBusy}
            onClick={() => setImages(product.images)}
          >
            放弃改动
          </button>
          <span className="muted" role="status">
            {isChanged ? '有改动没有保存' : '保存后是一张改动单，可以撤销'}
          </span>
          <Link className="right lnk" to="/media">
            全部素材
          </Link>
        </div>
      )}
      {addTo && (
        <ChooseMediaDialog
          title="放进哪张图片"
          without={new Set(imagesOf(images, addTo.skuId).map(({ source }) => source))}
          onClose={() => setAddTo(undefined)}
          onChoose={({ mediaId, path, name, alt }) => {
            setImages([...images, { skuId: addTo.skuId, source: path, mediaId, path, name, alt }]);
            setAddTo(undefined);
          }}
        />
      )}
    </div>
  );
}
