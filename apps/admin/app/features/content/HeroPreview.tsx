import { READABLE_CONTRAST } from '@huarong/core/content';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { measureContrast } from './measure-contrast.ts';
import type { LineFields, Preview } from './types.ts';

/** The widths at which the shop is shown. */
const WIDTHS = [
  { id: '1440', label: '1440' },
  { id: '1280', label: '1280' },
  { id: 'phone', label: '手机 390' },
] as const;

interface HeroPreviewProps {
  fields: Pick<LineFields, 'imagePath' | 'phoneImagePath'>;
  shown: NonNullable<Preview['shown']>;
}

/** The first screen in the proportions of the shop, with the contrast of its texts over the image. */
export function HeroPreview({ fields, shown }: HeroPreviewProps) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['id']>('1440');
  const stage = useRef<HTMLDivElement>(null);
  const [contrast, setContrast] = useState<number | null>(null);
  const isPhone = width === 'phone';
  const imagePath = (isPhone ? fields.phoneImagePath : null) ?? fields.imagePath;
  const [about = '', period = '', action = '', ground = 'xia'] = (shown.note ?? '').split('/');
  function measure() {
    const image = stage.current?.querySelector('img');
    const texts = [...(stage.current?.querySelectorAll<HTMLElement>('[data-measured]') ?? [])];
    setContrast(image ? measureContrast(image, texts) : null);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts or another width are measured again.
  useEffect(measure, [shown, width, ground]);
  return (
    <div className="stack">
      <div className="row">
        <fieldset className="seg seg-sm ct-fit">
          <legend className="vh">商店的宽度</legend>
          {WIDTHS.map(({ id, label }) => (
            <button key={id} type="button" aria-pressed={id === width} onClick={() => setWidth(id)}>
              {label}
            </button>
          ))}
        </fieldset>
        {isPhone && !fields.phoneImagePath && <span className="muted">没有手机图，从宽图里裁出</span>}
      </div>
      <div className="hero-frame" data-width={width}>
        <div className="hero-stage" data-ground={ground} ref={stage}>
          {imagePath !== null && (
            <img
              src={`/pictures/${imagePath}`}
              data-illustration={imagePath.endsWith('.svg') || undefined}
              alt=""
              onLoad={measure}
            />
          )}
          <div className="hero-text">
            <p className="hero-title" data-measured>
              {shown.content.split('/').map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
            <div>
              <p className="hero-note" data-measured>
                <span className="hero-brand">{shown.mark}</span>
                {about}
                <br />
                {period}
              </p>
              <span className="hero-button">{action || '去看看'}</span>
            </div>
          </div>
        </div>
      </div>
      {contrast !== null && <ContrastNote contrast={contrast} />}
    </div>
  );
}

const ContrastNote = ({ contrast }: { contrast: number }) =>
  contrast < READABLE_CONTRAST ? (
    <p className="note note-warn" role="status">
      <Icon name="warning" />
      <span>
        文字下面的图片里，对比度低到 {contrast.toFixed(1)} : 1，低于 {READABLE_CONTRAST} :
        1，看不清。换一张图，或者换底色。
      </span>
    </p>
  ) : (
    <p className="muted" role="status">
      文字与图片的对比度至少 {contrast.toFixed(1)} : 1，看得清
    </p>
  );
