interface MoveButtonsProps {
  name: string;
  at: number;
  count: number;
  /** Without it the entry cannot be moved. */
  onMove?: (to: number) => void;
  onRemove?: () => void;
}

/** Moves an entry of a list up or down, or removes it. */
export const MoveButtons = ({ name, at, count, onMove, onRemove }: MoveButtonsProps) => (
  <span className="ct-move">
    {onMove && (
      <>
        <button
          type="button"
          className="btn btn-sm"
          aria-label={`上移${name}`}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          ↑
        </button>
        <button
          type="button"
          className="btn btn-sm"
          aria-label={`下移${name}`}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        >
          ↓
        </button>
      </>
    )}
    {onRemove && (
      <button type="button" className="btn btn-sm" aria-label={`去掉${name}`} onClick={onRemove}>
        ×
      </button>
    )}
  </span>
);
