import { useState } from 'react';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { ShopImage } from '../../ui/product/ShopImage.tsx';
import { ChooseMediaDialog } from '../media/ChooseMediaDialog.tsx';

interface Image {
  scene?: string;
  file?: string;
  media?: string;
  alt?: string;
  width?: number;
  height?: number;
}
interface ImageFieldProps {
  label: string;
  value: unknown;
  error: string | undefined;
  scenes: readonly string[];
  onChange: (image: Image) => void;
}

const addressOf = ({ media, file, scene }: Image): string | null => {
  if (media !== undefined) return media;
  if (file !== undefined) return `/pictures/${file}`;
  return scene ? `/pictures/scene/${scene}-400.webp` : null;
};

/** An image of a block: a scene of the shop by name, or one of the uploaded images. */
export function ImageField({ label, value, error, scenes, onChange }: ImageFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const image = (value ?? {}) as Image;
  const address = addressOf(image);
  return (
    <fieldset className="ct-group">
      <legend>{label}</legend>
      <div className="ct-image">
        {address !== null && <ShopImage path={address} />}
        <div className="grow stack">
          <SelectField
            label="场景图"
            value={image.scene ?? ''}
            error={error}
            options={[
              { value: '', label: image.scene === undefined ? '（用上传的图片）' : '（没有选）' },
              ...scenes.map((scene) => ({ value: scene, label: scene })),
            ]}
            onChange={({ target }) => onChange({ scene: target.value, alt: image.alt ?? '' })}
          />
          <TextField
            label="替代文字"
            isOptional
            maxLength={400}
            value={image.alt ?? ''}
            onChange={({ target }) => onChange({ ...image, alt: target.value })}
          />
          <div>
            <button type="button" className="btn" onClick={() => setIsChoosing(true)}>
              从图片库选
            </button>
          </div>
        </div>
      </div>
      {isChoosing && (
        <ChooseMediaDialog
          title="选一张图片"
          without={new Set()}
          onClose={() => setIsChoosing(false)}
          onChoose={({ path, width, height, alt }) => {
            onChange({ media: path, width, height, alt });
            setIsChoosing(false);
          }}
        />
      )}
    </fieldset>
  );
}
