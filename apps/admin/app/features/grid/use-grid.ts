import type { GridColumn } from '@huarong/core/catalogue';
import { useMemo, useReducer } from 'react';
import {
  dropCells,
  type EditHistory,
  markProblems,
  NO_EDITS,
  redo,
  type Typed,
  typeCells,
  undo,
} from './grid-edits.ts';

type Action =
  | { do: 'type'; typed: readonly Typed[] }
  | { do: 'undo' | 'redo' | 'clear' }
  | { do: 'mark'; problems: Parameters<typeof markProblems>[1] }
  | { do: 'drop'; cells: readonly { skuId: string; column: GridColumn }[] };

function reduce(history: EditHistory, action: Action): EditHistory {
  switch (action.do) {
    case 'type':
      return typeCells(history, action.typed);
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
    case 'clear':
      return NO_EDITS;
    case 'mark':
      return markProblems(history, action.problems);
    case 'drop':
      return dropCells(history, action.cells);
  }
}

export type GridActions = ReturnType<typeof useGrid>['actions'];

/** What was typed and not saved, with its steps. */
export function useGrid() {
  const [history, dispatch] = useReducer(reduce, NO_EDITS);
  const actions = useMemo(
    () => ({
      type: (typed: readonly Typed[]) => dispatch({ do: 'type', typed }),
      undo: () => dispatch({ do: 'undo' }),
      redo: () => dispatch({ do: 'redo' }),
      clear: () => dispatch({ do: 'clear' }),
      mark: (problems: Parameters<typeof markProblems>[1]) => dispatch({ do: 'mark', problems }),
      drop: (cells: readonly { skuId: string; column: GridColumn }[]) => dispatch({ do: 'drop', cells }),
    }),
    [],
  );
  return { ...history, actions };
}
