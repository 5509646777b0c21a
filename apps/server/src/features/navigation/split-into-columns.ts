import { getAt } from '@huarong/core/shared';

interface Branch {
  children: readonly { name: string }[];
}

/** A line holds about fourteen characters; a title takes two lines. */
const heightOf = ({ children }: Branch) =>
  2 + Math.ceil(children.reduce((all, child) => all + child.name.length + 1, 0) / 14);

/** Three columns of about equal height, in order from top to bottom and left to right. */
export function splitIntoColumns<B extends Branch>(branches: readonly B[]): [B[], B[], B[]] {
  const columns: [B[], B[], B[]] = [[], [], []];
  const third = branches.reduce((all, branch) => all + heightOf(branch), 0) / 3;
  let filled = 0;
  for (const branch of branches) {
    const middle = filled + heightOf(branch) / 2;
    getAt(columns, Math.min(2, Math.floor(middle / third))).push(branch);
    filled += heightOf(branch);
  }
  return columns;
}
