import { DEPTH_COLOURS, SKIN_DEPTHS, UNDERTONE_NAMES, type Undertone } from '@huarong/core/catalogue';
import { Button, IconButton } from '@huarong/ui';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Shade } from '../choose-sku.ts';
import { depthText, neighboursOf, rankShades } from './find-shade.ts';
import styles from './ShadeFinder.module.css';

const VEINS: readonly [Undertone, string, string][] = [
  ['C', '偏蓝紫，冷调', '#6f68a8'],
  ['N', '分不清，中性', '#5b8a88'],
  ['W', '偏绿，暖调', '#64885a'],
];

interface ShadeFinderProps {
  shades: readonly Shade[];
  onShade: (name: string) => void;
  onClose: () => void;
}

/** Two questions about the skin and the shade that fits; opens over the image, so that the grid stays visible. */
export function ShadeFinder({ shades, onShade, onClose }: ShadeFinderProps) {
  const [depth, setDepth] = useState(2);
  const [undertone, setUndertone] = useState<Undertone>('N');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const found = rankShades(shades, { depth, undertone });
  const best = found[0]?.shade;
  const { lighter, darker } = neighboursOf(found);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby="shade-finder"
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={onKeyDown}
    >
      <h2 id="shade-finder">找色号</h2>
      <fieldset>
        <legend>1　素颜时，脸颊接近哪一格</legend>
        <div className={styles.depths}>
          {SKIN_DEPTHS.map((name, at) => (
            <button key={name} type="button" aria-pressed={at === depth} onClick={() => setDepth(at)}>
              <i style={{ '--shade': DEPTH_COLOURS[at] } as CSSProperties} />
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>2　自然光下，手腕血管看起来</legend>
        <div className={styles.veins}>
          {VEINS.map(([tone, text, colour]) => (
            <button
              key={tone}
              type="button"
              aria-pressed={tone === undertone}
              onClick={() => setUndertone(tone)}
            >
              <i style={{ '--shade': colour } as CSSProperties} />
              {text}
            </button>
          ))}
        </div>
      </fieldset>
      <div className={styles.result} aria-live="polite">
        {best ? (
          <>
            <i style={{ '--shade': best.hex } as CSSProperties} />
            <p>
              <b>{best.name}</b>
              <small>
                {depthText(best.hex)}，{best.undertone && UNDERTONE_NAMES[best.undertone]}；与所选肤色的色差{' '}
                {found[0]?.difference.toFixed(1)}
              </small>
            </p>
            <Button
              kind="ink"
              size="sm"
              onClick={() => {
                onShade(best.name);
                onClose();
              }}
            >
              选这个色号
            </Button>
          </>
        ) : (
          <p>所有色号暂时缺货</p>
        )}
      </div>
      <p className={styles.others}>
        {lighter && <Other text="喜欢亮一点" shade={lighter} onShade={onShade} />}
        {darker && <Other text="喜欢深一点" shade={darker} onShade={onShade} />}
      </p>
      <IconButton
        className={styles.close}
        icon="close"
        label="关闭"
        size="sm"
        frame="plain"
        onClick={onClose}
      />
    </div>
  );
}

const Other = ({ text, shade, onShade }: { text: string; shade: Shade; onShade: (name: string) => void }) => (
  <button type="button" onClick={() => onShade(shade.name)}>
    <i style={{ '--shade': shade.hex } as CSSProperties} />
    {text}：{shade.name}
  </button>
);
