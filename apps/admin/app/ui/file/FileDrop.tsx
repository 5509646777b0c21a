import { useId, useState } from 'react';
import { Icon } from '../Icon.tsx';

interface FileDropProps {
  label: string;
  hint: string;
  /** `.csv,text/csv` */
  accept: string;
  isMultiple?: boolean;
  maxBytes: number;
  onFiles: (files: File[]) => void;
}

/** Files by button, by drag, or pasted. One that is too large is named and left out. */
export function FileDrop({ label, hint, accept, isMultiple = false, maxBytes, onFiles }: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [error, setError] = useState<string>();
  function take(list: FileList | null) {
    const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
    const large = files.filter(({ size }) => size > maxBytes);
    setError(
      large.length > 0
        ? `${large.map(({ name }) => name).join('、')} 超过 ${Math.round(maxBytes / 1024 / 1024)} MB`
        : undefined,
    );
    const fitting = files.filter(({ size }) => size <= maxBytes);
    if (fitting.length > 0) onFiles(fitting);
  }
  return (
    <div className="field">
      <label
        htmlFor={id}
        className={isOver ? 'drop is-over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files);
        }}
        onPaste={(event) => take(event.clipboardData.files)}
      >
        <Icon name="upload" size={20} />
        <b>{label}</b>
        <small>{hint}</small>
      </label>
      <input
        id={id}
        className="vh"
        type="file"
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
