import { SKIN_TYPE_NAMES, SKIN_TYPES, type SkinType } from '@huarong/core/community';
import { Select } from '@huarong/ui';
import styles from './SkinPanel.module.css';
import { needsText, type ShownSkin } from './use-skin-needs.ts';

interface SkinPanelProps {
  skin: ShownSkin;
  /** How many of the products fit well, of how many. */
  goodCount: number;
  count: number;
}

const OPTIONS = SKIN_TYPES.map((value) => ({ value, label: SKIN_TYPE_NAMES[value] }));
const NUMBERS = ['', '一', '两', '三', '四'];

/** Beside the products: which to look at first, and on what basis. Without a profile the skin type is chosen here. */
export const SkinPanel = ({ skin, goodCount, count }: SkinPanelProps) => (
  <div className={styles.panel}>
    <p className={styles.lead}>{leadOf(skin, goodCount, count)}</p>
    {skin.isFromProfile ? (
      <p className={styles.basis}>
        依据你填写的：{needsText(skin.needs)}。<a href="/myAccount/profile.html#skin">修改</a>
      </p>
    ) : (
      <Select
        label="你的肤质"
        size="sm"
        placeholder="选一种肤质"
        options={OPTIONS}
        value={skin.needs.skinType ?? ''}
        onChange={({ target }) => skin.choose((target.value || null) as SkinType | null)}
      />
    )}
  </div>
);

function leadOf({ needs }: ShownSkin, goodCount: number, count: number): string {
  if (needs.skinType === null) return '选好肤质\n再看这几款';
  if (goodCount === 0) return '按你的肤质\n再看一看';
  return goodCount === count && count > 1
    ? '按你的肤质\n都可以先看'
    : `按你的肤质\n先看这${NUMBERS[goodCount]}款`;
}
