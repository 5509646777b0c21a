import { Icon } from '../../ui/Icon.tsx';

interface GridHeadProps {
  shown: number;
  total: number;
  /** Null: there is nothing to take back. */
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
  onPaste: () => void;
  onExport: () => void;
}

export const GridHead = ({ shown, total, onUndo, onRedo, onPaste, onExport }: GridHeadProps) => (
  <div className="phead">
    <h1>价格与库存表</h1>
    <span className="phead-n">
      {total > shown ? `${total} 个规格，本页 ${shown} 个` : `${shown} 个规格`}
      ，改动只在本页，点“保存”才生效
    </span>
    <div className="acts">
      <span className="btn-pair">
        <button type="button" className="btn" aria-label="撤销" disabled={!onUndo} onClick={() => onUndo?.()}>
          <Icon name="undo" size={14} />
        </button>
        <button type="button" className="btn" aria-label="重做" disabled={!onRedo} onClick={() => onRedo?.()}>
          <Icon name="redo" size={14} />
        </button>
      </span>
      <button type="button" className="btn" onClick={onPaste}>
        <Icon name="copy" size={14} />从 Excel 粘贴
      </button>
      <button type="button" className="btn" onClick={onExport}>
        <Icon name="download" size={14} />
        导出
      </button>
    </div>
  </div>
);
