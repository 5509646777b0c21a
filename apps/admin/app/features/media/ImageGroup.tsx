import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { keyOf } from './placement.ts';
import type { PlacedImage } from './types.ts';

interface ImageGroupProps {
  label: string;
  hint: string;
  images: readonly PlacedImage[];
  isEditor: boolean;
  onDrag: (image: PlacedImage) => void;
  /** Before this image, or at the end. */
  onDrop: (before?: PlacedImage) => void;
  onMove: (image: PlacedImage, step: -1 | 1) => void;
  onRemove: (image: PlacedImage) => void;
  onAdd: () => void;
}

/** The images of one owner in their order. */
export function ImageGroup({
  label,
  hint,
  images,
  isEditor,
  onDrag,
  onDrop,
  onMove,
  onRemove,
  onAdd,
}: ImageGroupProps) {
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  useEffect(() => {
    // A button that moves in the document loses the focus.
    if (focused.current === null) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button[data-step]') ?? [])];
    buttons.find(({ dataset }) => dataset['step'] === focused.current)?.focus();
    focused.current = null;
  });
  const move = (image: PlacedImage, step: -1 | 1) => {
    focused.current = `${step} ${keyOf(image)}`;
    onMove(image, step);
  };
  return (
    <section
      className="panel"
      aria-label={`${label}的图片`}
      onDragOver={(event) => isEditor && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <header className="panel-h">
        <h2>{label}</h2>
        <span className="muted">{hint}</span>
        {isEditor && (
          <div className="right">
            <button type="button" className="btn btn-sm" onClick={onAdd}>
              <Icon name="plus" size={12} />
              从素材选
            </button>
          </div>
        )}
      </header>
      {images.length === 0 ? (
        <p className="hint panel-b">没有图片。从素材选，或把别处的图片拖到这里。</p>
      ) : (
        <ol className="media media-order panel-b" ref={list}>
          {images.map((image, at) => (
            <li
              key={keyOf(image)}
              draggable={isEditor}
              onDragStart={() => onDrag(image)}
              onDrop={(event) => {
                event.preventDefault();
                event.stopPropagation();
                onDrop(image);
              }}
            >
              {image.path === null ? (
                <span className="media-none">等待下载</span>
              ) : (
                <img src={image.path} alt={image.alt || image.name} draggable={false} />
              )}
              <span className="ell">
                {at + 1}　{image.name}
              </span>
              {isEditor && (
                <span className="row media-steps">
                  <button
                    type="button"
                    className="icbtn"
                    data-step={`-1 ${keyOf(image)}`}
                    aria-label={`前移 ${image.name}`}
                    aria-disabled={at === 0}
                    onClick={() => at > 0 && move(image, -1)}
                  >
                    <Icon name="left" size={14} />
                  </button>
                  <button
                    type="button"
                    className="icbtn"
                    data-step={`1 ${keyOf(image)}`}
                    aria-label={`后移 ${image.name}`}
                    aria-disabled={at === images.length - 1}
                    onClick={() => at < images.length - 1 && move(image, 1)}
                  >
                    <Icon name="right" size={14} />
                  </button>
                  <button
                    type="button"
                    className="icbtn right"
                    aria-label={`移除 ${image.name}`}
                    onClick={() => onRemove(image)}
                  >
                    <Icon name="close" size={14} />
                  </button>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
