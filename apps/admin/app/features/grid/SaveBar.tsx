import { Icon } from '../../ui/Icon.tsx';

interface SaveBarProps {
  cells: number;
  skus: number;
  faulty: number;
  onDiscard: () => void;
  /** Null: nothing can be saved. */
  onSave: (() => void) | null;
}

/** What is not saved yet. */
export const SaveBar = ({ cells, skus, faulty, onDiscard, onSave }: SaveBarProps) => (
  <div className="savebar">
    {cells === 0 ? (
      <span className="muted">没有改动</span>
    ) : (
      <>
        <b>{cells} 格未保存</b>
        <span className="muted">{skus} 个规格</span>
      </>
    )}
    {faulty > 0 && (
      <span className="errline" role="status">
        <Icon name="warning" size={14} />
        {faulty} 处错误
      </span>
    )}
    <div className="right row">
      <span className="keys" aria-hidden="true">
        <span>
          <span className="kbd">Ctrl</span>
          <span className="kbd">Z</span> 撤销
        </span>
        <span>
          <span className="kbd">Ctrl</span>
          <span className="kbd">D</span> 向下填
        </span>
      </span>
      <button type="button" className="btn" disabled={cells === 0} onClick={onDiscard}>
        全部放弃
      </button>
      <button type="button" className="btn btn-ink" disabled={!onSave} onClick={() => onSave?.()}>
        保存为改动单
      </button>
    </div>
  </div>
);
