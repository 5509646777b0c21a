import { partOf } from '../choice/builder-choice.ts';
import { Arm } from '../illustration/Arm.tsx';
import { EffectDefs } from '../illustration/EffectDefs.tsx';
import { EngravingPlate } from '../illustration/EngravingPlate.tsx';
import { MATERIAL } from '../illustration/materials.ts';
import { PaletteScene } from '../illustration/PaletteScene.tsx';
import { VialScene } from '../illustration/VialScene.tsx';
import type { Builder } from '../state/use-builder.ts';
import styles from './Preview.module.css';

/** Preview of the bundle: the case, the shades on skin, the engraving. */
export function Preview({ builder: { bundle, choice, bundleChoice } }: { builder: Builder }) {
  const slots = bundle.slots.map((slot) => ({ slot, part: partOf(bundle, choice.parts.get(slot.slotId)) }));
  const names = slots.flatMap(({ part }) => part?.skuName ?? []);
  // Pans are shown in a palette and on skin; anything else stands in a box.
  const isPalette = bundle.unit === '格';
  const Scene = isPalette ? PaletteScene : VialScene;
  // Text that cannot be engraved is not shown.
  const text = bundleChoice.engraving?.text ?? '';
  return (
    <div className={styles.preview}>
      <EffectDefs />
      <div className={styles.scene}>
        <Scene
          slots={slots}
          text={text}
          font={choice.font}
          label={`${bundle.title}，${names.length > 0 ? `已放入 ${names.join('、')}` : '还是空的'}`}
        />
        <p>
          <b>{names.length}</b> / {slots.length} {bundle.unit}
        </p>
      </div>
      {isPalette && (
        <section aria-labelledby="on-skin">
          <h2 id="on-skin">在皮肤上的样子</h2>
          <ul className={styles.arms}>
            {Object.entries(MATERIAL.arms).map(([name, skin]) => (
              <li key={name}>
                <Arm skin={skin} parts={slots.map(({ part }) => part)} />
                {name}
              </li>
            ))}
          </ul>
          <p className={styles.note}>示意图按色号数值绘制，一层用量。屏幕与实物会有色差。</p>
        </section>
      )}
      {bundle.engraving && (
        <section aria-labelledby="engraving-preview">
          <h2 id="engraving-preview">刻字预览</h2>
          <EngravingPlate
            isPalette={isPalette}
            text={text}
            font={choice.font}
            label={text ? `刻字：${text}` : '还没有刻字'}
          />
          <p className={styles.note}>激光浅刻，深 0.1 毫米。示意图，位置与大小以实物为准。</p>
        </section>
      )}
    </div>
  );
}
