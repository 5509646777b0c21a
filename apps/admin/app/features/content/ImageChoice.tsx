import { useState } from 'react';
import { ChooseMediaDialog } from '../media/ChooseMediaDialog.tsx';

interface ImageChoiceProps {
  label: string;
  /** Below `/pictures/`. */
  path: string | null;
  error: string | undefined;
  /** It can be taken away. */
  isOptional?: boolean;
  onChange: (path: string | null) => void;
}

/** An image of a line, chosen from the library. */
export function ImageChoice({ label, path, error, isOptional, onChange }: ImageChoiceProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <fieldset className="field">
      <legend className="muted">{label}</legend>
      <span className="row">
        <span className="num ell">{path ?? '没有'}</span>
        <button type="button" className="btn btn-sm" onClick={() => setIsChoosing(true)}>
          {path === null ? '选一张' : '换一张'}
        </button>
        {isOptional && path !== null && (
          <button type="button" className="btn btn-sm" onClick={() => onChange(null)}>
            不用
          </button>
        )}
      </span>
      {error !== undefined && <p className="err">{error}</p>}
      {isChoosing && (
        <ChooseMediaDialog
          title="选一张图片"
          without={new Set()}
          onClose={() => setIsChoosing(false)}
          onChoose={({ mediaId }) => {
            onChange(`slot/${mediaId}.webp`);
            setIsChoosing(false);
          }}
        />
      )}
    </fieldset>
  );
}
