import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';

/** The images of the shopper: the chosen one large, all of them in full size on demand. */
export function ReturnImages({ images }: { images: readonly { imageId: string; url: string }[] }) {
  const [chosen, setChosen] = useState(0);
  const [isLarge, setIsLarge] = useState(false);
  const shown = images[chosen] ?? images[0];
  if (!shown) return <p className="hint">顾客没有上传照片</p>;
  const others = images.filter(({ imageId }) => imageId !== shown.imageId).slice(0, 3);
  return (
    <>
      <div className={others.length === 0 ? 'shots is-one' : 'shots'}>
        <figure>
          <button type="button" aria-label="放大" onClick={() => setIsLarge(true)}>
            <img src={shown.url} alt={`顾客照片 ${images.indexOf(shown) + 1}，共 ${images.length} 张`} />
          </button>
          <figcaption className="tag tag-ink">
            {images.indexOf(shown) + 1} / {images.length}　顾客照片
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
      {isLarge && (
        <Dialog
          title={`顾客照片 ${images.indexOf(shown) + 1} / ${images.length}`}
          size="lg"
          onClose={() => setIsLarge(false)}
          actions={
            <button
              type="button"
              className="btn"
              onClick={() => setChosen((images.indexOf(shown) + 1) % images.length)}
            >
              下一张
            </button>
          }
        >
          <img className="shot-large" src={shown.url} alt="顾客照片" />
        </Dialog>
      )}
    </>
  );
}
