import { useState } from 'react';
import { TextField } from '../../ui/Field.tsx';
import { ShopImage } from '../../ui/product/ShopImage.tsx';
import { ChooseMediaDialog } from '../media/ChooseMediaDialog.tsx';
import type { LeadBanner } from './types.ts';

interface LeadBannerFieldsProps {
  banner: LeadBanner;
  onChange: (banner: LeadBanner) => void;
}

/** The image beside a menu panel, its texts, and where it leads. */
export function LeadBannerFields({ banner, onChange }: LeadBannerFieldsProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className="ct-image">
      {banner.image !== '' && <ShopImage path={banner.image} />}
      <div className="grow stack">
        <div>
          <button type="button" className="btn" onClick={() => setIsChoosing(true)}>
            {banner.image === '' ? '从图片库选' : '换一张图片'}
          </button>
          <p className="hint">竖图，宽 4 高 5 正好，其他比例会被裁切。</p>
        </div>
        <TextField
          label="标题"
          maxLength={12}
          value={banner.title}
          hint={`${banner.title.length} / 12 字`}
          onChange={({ target }) => onChange({ ...banner, title: target.value })}
        />
        <TextField
          label="说明"
          isOptional
          maxLength={20}
          value={banner.note}
          hint={`${banner.note.length} / 20 字`}
          onChange={({ target }) => onChange({ ...banner, note: target.value })}
        />
        <TextField
          label="链接"
          maxLength={200}
          value={banner.link}
          hint="本站地址，以 / 开头"
          onChange={({ target }) => onChange({ ...banner, link: target.value.trim() })}
        />
      </div>
      {isChoosing && (
        <ChooseMediaDialog
          title="选一张图片"
          without={new Set()}
          onClose={() => setIsChoosing(false)}
          onChoose={({ path, width, height }) => {
            onChange({ ...banner, image: path, width, height });
            setIsChoosing(false);
          }}
        />
      )}
    </div>
  );
}
