import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { pinPosition, pointAt } from '../ImagePins/pin-position.ts';
import { useImageFit } from '../ImagePins/use-image-fit.ts';
import type { TaggedSku } from '../WritePost/post-draft.ts';
import { movedBy } from './moved-by.ts';
import styles from './PinPicker.module.css';

interface PinPickerProps {
  /** Uploaded images of the post. */
  images: readonly { imageId: string; imageUrl: string }[];
  skus: readonly TaggedSku[];
  onSkus: (skus: readonly TaggedSku[]) => void;
}

const CENTRE = { x: 0.5, y: 0.5 };
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Marks the products on the images, one place each: a press on the image, or Enter and the arrow keys. */
export function PinPicker({ images, skus, onSkus }: PinPickerProps) {
  const [chosenImage, setImage] = useState('');
  const [chosenSku, setSku] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const image = images.find(({ imageId }) => imageId === chosenImage) ?? images[0]!;
  const fit = useImageFit(box, image.imageId);
  const isMarked = ({ point }: TaggedSku) => images.some(({ imageId }) => imageId === point?.imageId);
  // The next product without a place, so that several presses mark several products.
  const sku = skus.find(({ skuId }) => skuId === chosenSku) ?? skus.find((each) => !isMarked(each));

  const setPoint = ({ skuId }: TaggedSku, point: TaggedSku['point']) =>
    onSkus(
      skus.map(({ point: before, ...each }) => {
        const next = each.skuId === skuId ? point : before;
        return { ...each, ...(next && { point: next }) };
      }),
    );
  const placeAt = (marked: TaggedSku, position: { x: number; y: number }) =>
    setPoint(marked, { imageId: image.imageId, ...pointAt(position, fit) });

  function place({ detail, clientX, clientY, currentTarget }: MouseEvent) {
    if (!sku) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A key press has no place of its own.
    const isByKey = detail === 0 || width === 0;
    placeAt(sku, isByKey ? CENTRE : { x: (clientX - left) / width, y: (clientY - top) / height });
    setSku('');
  }
  function onPinKey(event: KeyboardEvent, marked: TaggedSku, position: { x: number; y: number }) {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      setPoint(marked, undefined);
      return;
    }
    const moved = movedBy(event.key, position, event.shiftKey);
    if (!moved) return;
    event.preventDefault();
    placeAt(marked, moved);
  }

  return (
    <div className={styles.picker}>
      {images.length > 1 && (
        <ul className={styles.thumbs}>
          {images.map(({ imageId, imageUrl }, index) => (
            <li key={imageId}>
              <button
                type="button"
                aria-pressed={imageId === image.imageId}
                aria-label={`在第 ${index + 1} 张图上标记`}
                onClick={() => setImage(imageId)}
              >
                <img src={imageUrl} alt="" width={56} height={56} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.board} ref={box}>
        <img src={image.imageUrl} alt="" />
        <button
          type="button"
          className={styles.target}
          disabled={!sku}
          onClick={place}
          aria-label={sku ? `点图片标记 ${sku.name}，按回车放在中间` : '商品都标记好了'}
        />
        {skus.map((each, index) => {
          const position = each.point?.imageId === image.imageId ? pinPosition(each.point, fit) : null;
          return (
            position && (
              <button
                key={each.skuId}
                type="button"
                className={styles.pin}
                style={{ '--x': percent(position.x), '--y': percent(position.y) } as CSSProperties}
                aria-pressed={each === sku}
                aria-label={`标记 ${index + 1}：${each.name}，左起 ${percent(position.x)}，上起 ${percent(position.y)}，方向键移动，Delete 移除`}
                onClick={() => setSku(each.skuId)}
                onKeyDown={(event) => onPinKey(event, each, position)}
              >
                {index + 1}
              </button>
            )
          );
        })}
      </div>
      <ul className={styles.skus}>
        {skus.map((each, index) => (
          <li key={each.skuId}>
            <button type="button" aria-pressed={each === sku} onClick={() => setSku(each.skuId)}>
              <i>{index + 1}</i>
              {each.name}
              <small>{placeText(each)}</small>
            </button>
            {isMarked(each) && (
              <button
                type="button"
                className={styles.remove}
                onClick={() => setPoint(each, undefined)}
                aria-label={`移除标记 ${each.name}`}
              >
                移除标记
              </button>
            )}
          </li>
        ))}
      </ul>
      <small role="status">{sku ? `正在标记：${sku.name}` : '商品都标记好了；选一件可以换位置'}</small>
    </div>
  );

  function placeText({ point }: TaggedSku): string {
    const index = images.findIndex(({ imageId }) => imageId === point?.imageId);
    return index < 0 ? '还没标记' : `第 ${index + 1} 张图`;
  }
}
