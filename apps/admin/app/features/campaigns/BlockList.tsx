import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { MoveButtons } from '../../ui/content/MoveButtons.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { BLOCK_KINDS, headlineOf, newBlock } from './block-kinds.ts';
import type { Block, FieldProblem } from './types.ts';

interface BlockListProps {
  blocks: readonly Block[];
  current: number;
  problems: readonly FieldProblem[];
  isFixed: boolean;
  onShow: (at: number) => void;
  onChange: (blocks: Block[], current: number) => void;
}

/** The blocks of a page from top to bottom. They move by buttons, or by Alt with an arrow key. */
export function BlockList({ blocks, current, problems, isFixed, onShow, onChange }: BlockListProps) {
  const [kind, setKind] = useState('rail');
  const move = (at: number, to: number) => {
    const block = blocks[at];
    if (block && to >= 0 && to < blocks.length) onChange(blocks.toSpliced(at, 1).toSpliced(to, 0, block), to);
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || isFixed || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const to = event.key === 'ArrowUp' ? at - 1 : at + 1;
    const list = event.currentTarget.closest('ol');
    flushSync(() => move(at, to));
    // The focus goes with the block, so that the next press moves the same one.
    list?.children[to]?.querySelector<HTMLElement>('.ct-row')?.focus();
  };
  return (
    <div className="stack">
      <h2>{blocks.length} 块</h2>
      <ol className="ct-list ct-rows" aria-label="版块">
        {blocks.map((block, at) => {
          const name = `第 ${at + 1} 块 ${BLOCK_KINDS[block.kind]?.label ?? block.kind}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name of their own.
            <li key={at}>
              <button
                type="button"
                className="ct-row"
                aria-current={at === current ? 'true' : undefined}
                onClick={() => onShow(at)}
                onKeyDown={onKeyDown(at)}
              >
                <b>{BLOCK_KINDS[block.kind]?.label ?? block.kind}</b>
                <small className="muted">{block.kind === 'anchors' ? '自动生成' : headlineOf(block)}</small>
                {problems.some(({ field }) => field.startsWith(`blocks.${at}.`)) && (
                  <small className="err">有要改的地方</small>
                )}
              </button>
              {!isFixed && (
                <MoveButtons
                  name={name}
                  at={at}
                  count={blocks.length}
                  isByPlace
                  onMove={(to) => move(at, to)}
                  onRemove={() => onChange(blocks.toSpliced(at, 1), Math.max(0, at - 1))}
                />
              )}
            </li>
          );
        })}
      </ol>
      {!isFixed && (
        <div className="row">
          <SelectField
            label="加一块"
            value={kind}
            options={Object.entries(BLOCK_KINDS).map(([value, { label }]) => ({ value, label }))}
            onChange={({ target }) => setKind(target.value)}
          />
          <button
            type="button"
            className="btn"
            onClick={() => onChange([...blocks, newBlock(kind)], blocks.length)}
          >
            加上
          </button>
        </div>
      )}
      <p className="hint">选中一块，按 Alt 和 ↑ ↓ 也能移动。</p>
    </div>
  );
}
