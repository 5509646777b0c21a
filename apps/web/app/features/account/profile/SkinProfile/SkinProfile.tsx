import type { Profile } from '@huarong/contract/account';
import { ChipRow, Notice, RemovableChip, SizeButton, showToast } from '@huarong/ui';
import { useId } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { TextButton } from '../../../identity/index.ts';
import { Block } from '../../parts/Block/Block.tsx';
import { AddIngredient } from './AddIngredient.tsx';
import styles from './SkinProfile.module.css';

const SKIN_TYPES = [
  ['dry', '干性'],
  ['normal', '中性'],
  ['combinationDry', '混合偏干'],
  ['combinationOily', '混合偏油'],
  ['oily', '油性'],
  ['sensitive', '敏感'],
] as const;
const CONCERNS = ['泛红', '干燥起皮', '毛孔', '暗沉', '细纹', '闭口', '出油', '换季敏感'];
const MAX_AVOIDED = 20;

type SkinChange = Partial<{
  skinType: (typeof SKIN_TYPES)[number][0] | null;
  skinConcerns: string[];
  avoidedIngredients: string[];
}>;
interface SkinProfileProps {
  profile: Profile;
  onSaved: (profile: Profile) => void;
}

/** Saves each choice at once; all choices can be cleared. */
export function SkinProfile({ profile, onSaved }: SkinProfileProps) {
  const { skinType, skinConcerns, avoidedIngredients } = profile;
  async function save(change: SkinChange, message = '已保存') {
    const reply = await browserApi().account.saveProfile(change);
    if (!reply.ok) return;
    onSaved(reply.value);
    showToast(message);
  }
  const toggle = (list: readonly string[], value: string) =>
    list.includes(value) ? list.filter((entry) => entry !== value) : [...list, value];
  const clear = () => save({ skinType: null, skinConcerns: [], avoidedIngredients: [] }, '肤质档案已清空');
  return (
    <Block
      id="skin"
      title="肤质档案"
      note="只用于推荐与评价筛选，可随时清空"
      aside={<TextButton onClick={clear}>清空档案</TextButton>}
    >
      <div className={styles.rows}>
        <Row label="肤质">
          {SKIN_TYPES.map(([value, label]) => (
            <SizeButton
              key={value}
              label={label}
              selected={value === skinType}
              onClick={() => save({ skinType: value === skinType ? null : value })}
            />
          ))}
        </Row>
        <Row label="在意的事">
          {CONCERNS.map((value) => (
            <SizeButton
              key={value}
              label={value}
              selected={skinConcerns.includes(value)}
              onClick={() => save({ skinConcerns: toggle(skinConcerns, value) })}
            />
          ))}
        </Row>
        <Row label="避开成分">
          {avoidedIngredients.map((value) => (
            <RemovableChip
              key={value}
              label={value}
              onClick={() => save({ avoidedIngredients: toggle(avoidedIngredients, value) })}
            />
          ))}
          {avoidedIngredients.length < MAX_AVOIDED && (
            <AddIngredient
              onAdd={(value) => save({ avoidedIngredients: [...new Set([...avoidedIngredients, value])] })}
            />
          )}
        </Row>
      </div>
      <Notice tone="pine" icon="bulb" title="会怎样用">
        商品页会标出你要避开的成分，消息里的美妆灵感按肤质挑选。
      </Notice>
    </Block>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <span id={id}>{label}</span>
      <ChipRow>{children}</ChipRow>
    </fieldset>
  );
}
