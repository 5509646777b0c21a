import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

interface MoveButtonsProps {
  name: string;
  at: number;
  count: number;
  /** Without it the entry cannot be moved. */
  onMove?: (to: number) => void;
  onRemove?: () => void;
  /** The entries have no keys: what moves is shown by the buttons of another place at once. */
  isByPlace?: boolean;
}

type Action = 'up' | 'down' | 'remove';

/** Focuses the button for this, or another one of the same entry when this one is off. */
function focusButton(entry: Element | undefined, action: Action): boolean {
  const enabled = [...(entry?.querySelectorAll('button') ?? [])].filter(({ disabled }) => !disabled);
  const button = enabled.find(({ dataset }) => dataset['action'] === action) ?? enabled[0];
  button?.focus();
  return button !== undefined;
}

/** Moves an entry of a list up or down, or removes it. The focus goes with the entry. */
export function MoveButtons({ name, at, count, onMove, onRemove, isByPlace = false }: MoveButtonsProps) {
  const own = useRef<HTMLSpanElement>(null);
  const moved = useRef<Action | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser takes the focus away when the entry gets another place.
  useLayoutEffect(() => {
    if (own.current && moved.current) focusButton(own.current, moved.current);
    moved.current = null;
  }, [at]);
  const listOf = () => own.current?.closest('ol, fieldset');
  const entriesOf = (list: Element | null | undefined) =>
    [...(list?.querySelectorAll('.ct-move') ?? [])].filter((each) => each.closest('ol, fieldset') === list);
  function move(to: number, action: Action) {
    if (!isByPlace) {
      moved.current = action;
      return onMove?.(to);
    }
    const list = listOf();
    flushSync(() => onMove?.(to));
    focusButton(entriesOf(list)[to], action);
  }
  function remove() {
    const list = listOf();
    const around = list?.parentElement;
    flushSync(() => onRemove?.());
    const left = entriesOf(list);
    if (!focusButton(left[at] ?? left[at - 1], 'remove'))
      around?.querySelector<HTMLElement>('input, select, button')?.focus();
  }
  return (
    <span className="ct-move" ref={own}>
      {onMove && (
        <>
          <button
            type="button"
            className="btn btn-sm"
            data-action="up"
            aria-label={`上移${name}`}
            disabled={at === 0}
            onClick={() => move(at - 1, 'up')}
          >
            ↑
          </button>
          <button
            type="button"
            className="btn btn-sm"
            data-action="down"
            aria-label={`下移${name}`}
            disabled={at === count - 1}
            onClick={() => move(at + 1, 'down')}
          >
            ↓
          </button>
        </>
      )}
      {onRemove && (
        <button
          type="button"
          className="btn btn-sm"
          data-action="remove"
          aria-label={`去掉${name}`}
          onClick={remove}
        >
          ×
        </button>
      )}
    </span>
  );
}
