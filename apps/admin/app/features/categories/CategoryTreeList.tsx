import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { Category, CategoryTree, Place, TreeRow } from './category-tree.ts';

interface CategoryTreeListProps {
  tree: CategoryTree;
  open: ReadonlySet<string>;
  onToggle: (categoryId: string) => void;
  selectedId: string | undefined;
  onSelect: (categoryId: string) => void;
  /** Absent: the caller may only look. */
  onMove?: (category: Category, place: Place) => void;
}
type Zone = 'before' | 'into' | 'after';
interface Target {
  id: string;
  zone: Zone;
  place: Place;
}

/** The tree of categories: arrows walk and open it, Alt and arrows or the mouse move a category. */
export function CategoryTreeList(props: CategoryTreeListProps) {
  const { tree, open, onToggle, selectedId, onSelect, onMove } = props;
  const rows = tree.listRows(open);
  const list = useRef<HTMLUListElement>(null);
  const [focusedId, setFocusedId] = useState<string>();
  const [dragged, setDragged] = useState<Category>();
  const [target, setTarget] = useState<Target>();
  const isListed = (id: string | undefined) => rows.some(({ category }) => category.categoryId === id);
  const tabStop = [focusedId, selectedId].find(isListed) ?? rows[0]?.category.categoryId;

  const focusAt = (index: number) => {
    const items = list.current?.querySelectorAll<HTMLElement>('[role="treeitem"]');
    items?.[Math.max(0, Math.min(rows.length - 1, index))]?.focus();
  };
  function onKeyDown(event: KeyboardEvent, { category, hasChildren }: TreeRow, index: number) {
    const { key, altKey } = event;
    const id = category.categoryId;
    if (altKey && key.startsWith('Arrow')) {
      event.preventDefault();
      const place = tree.stepOf(category, key);
      if (place && onMove) onMove(category, place);
      return;
    }
    const parentAt = rows.findIndex((row) => row.category.categoryId === category.parentId);
    const actions: Record<string, () => void> = {
      ArrowDown: () => focusAt(index + 1),
      ArrowUp: () => focusAt(index - 1),
      Home: () => focusAt(0),
      End: () => focusAt(rows.length - 1),
      ArrowRight: () => (hasChildren && !open.has(id) ? onToggle(id) : focusAt(index + 1)),
      ArrowLeft: () => (open.has(id) && hasChildren ? onToggle(id) : parentAt >= 0 && focusAt(parentAt)),
      Enter: () => onSelect(id),
      ' ': () => onSelect(id),
    };
    const action = actions[key];
    if (!action) return;
    event.preventDefault();
    action();
  }
  function onDragOver(event: DragEvent<HTMLElement>, { category }: TreeRow) {
    if (!dragged) return;
    const found = placeAt(tree, dragged, category, zoneOf(event));
    if (found) event.preventDefault();
    setTarget(found ?? undefined);
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a tree is a list with a cursor
    <ul className="cat-tree" role="tree" aria-label="分类" ref={list}>
      {rows.map((row, index) => {
        const { category, hasChildren, products } = row;
        const id = category.categoryId;
        const zone = target?.id === id ? ` is-${target.zone}` : '';
        return (
          <li
            key={id}
            role="treeitem"
            aria-level={category.level}
            aria-expanded={hasChildren ? open.has(id) : undefined}
            aria-selected={id === selectedId}
            tabIndex={id === tabStop ? 0 : -1}
            className={`cat-row cat-row-${category.level}${id === selectedId ? ' is-on' : ''}${zone}`}
            draggable={onMove !== undefined}
            onFocus={() => setFocusedId(id)}
            onKeyDown={(event) => onKeyDown(event, row, index)}
            onClick={() => onSelect(id)}
            onDragStart={() => setDragged(category)}
            onDragEnd={() => {
              setDragged(undefined);
              setTarget(undefined);
            }}
            onDragOver={(event) => onDragOver(event, row)}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged && target && onMove) onMove(dragged, target.place);
              setTarget(undefined);
            }}
          >
            <span
              className="cat-open"
              aria-hidden="true"
              onClick={(event) => {
                event.stopPropagation();
                if (hasChildren) onToggle(id);
              }}
            >
              {hasChildren && <Icon name={open.has(id) ? 'down' : 'right'} size={12} />}
            </span>
            <span className="cat-name">{category.name}</span>
            <span className="code muted">{id}</span>
            {!category.isLive && <span className="tag tag-soft">隐藏</span>}
            <span className="right muted">{products} 件</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The upper and lower quarter of a row are between rows. */
function zoneOf(event: DragEvent<HTMLElement>): Zone {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientY - top) / height;
  return share < 0.25 ? 'before' : share > 0.75 ? 'after' : 'into';
}

function placeAt(tree: CategoryTree, dragged: Category, over: Category, zone: Zone): Target | null {
  if (dragged.categoryId === over.categoryId) return null;
  const id = over.categoryId;
  if (zone === 'into')
    return tree.canHold(id, dragged) ? { id, zone, place: { parentId: id, beforeId: null } } : null;
  if (!tree.canHold(over.parentId, dragged)) return null;
  const siblings = tree.childrenOf(over.parentId).filter((each) => each.categoryId !== dragged.categoryId);
  const at = siblings.findIndex((each) => each.categoryId === id) + (zone === 'after' ? 1 : 0);
  return { id, zone, place: { parentId: over.parentId, beforeId: siblings[at]?.categoryId ?? null } };
}
