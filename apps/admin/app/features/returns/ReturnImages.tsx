import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';

interface ReturnImagesProps {
  returnId: string;
  /** Small ones. */
  images: readonly { imageId: string; url: string }[];
}

/** The photographs of the shopper: the chosen one beside the others; in full size on demand, which is recorded. */
export function ReturnImages({ returnId, images }: ReturnImagesProps) {
  const [chosen, setChosen] = useState(0);
  const [whole, setWhole] = useState<{ imageId: string; url?: string; error?: string }>();
  const shown = images[chosen] ?? images[0];
  if (!shown) return <p className="hint">顾客没有上传照片</p>;
  const place = images.indexOf(shown);
  const others = images.filter(({ imageId }) => imageId !== shown.imageId).slice(0, 3);
  async function open(at: number) {
    const image = images[at];
    if (!image) return;
    setChosen(at);
    setWhole({ imageId: image.imageId });
    const reply = await api.returns.image({ returnId, imageId: image.imageId });
    setWhole({
      imageId: image.imageId,
      ...(reply.ok ? { url: reply.value.url } : { error: reply.refusal.message }),
    });
  }
  return (
    <>
      <div className={others.length === 0 ? 'shots is-one' : 'shots'}>
        <figure>
          <button type="button" aria-label="看原图，会记入操作记录" onClick={() => void open(place)}>
            <img src={shown.url} alt={`顾客照片 ${place + 1}，共 ${images.length} 张`} />
          </button>
          <figcaption className="tag tag-ink">
            {place + 1} / {images.length}　顾客照片
          </figcaption>
        </figure>
        {others.map((image) => (
          <button
            key={image.imageId}
            type="button"
            aria-label={`看照片 ${images.indexOf(image) + 1}`}
            onClick={() => setChosen(images.indexOf(image))}
          >
            <img src={image.url} alt="" />
          </button>
        ))}
      </div>
      {whole && (
        <Dialog
          title={`顾客照片 ${place + 1} / ${images.length}`}
          size="lg"
          onClose={() => setWhole(undefined)}
          actions={
            images.length > 1 && (
              <button type="button" className="btn" onClick={() => void open((place + 1) % images.length)}>
                下一张
              </button>
            )
          }
        >
          {whole.error && (
            <p className="err" role="alert">
              {whole.error}
            </p>
          )}
          {whole.url && <img className="shot-large" src={whole.url} alt="顾客照片原图" />}
          {!whole.url && !whole.error && <Loading />}
        </Dialog>
      )}
    </>
  );
}
