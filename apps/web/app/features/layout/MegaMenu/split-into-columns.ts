interface Branch {
  children: readonly { name: string }[];
}
const COLUMNS = 3;
const LINE_CHARACTERS = 14;
const TITLE_LINES = 2;

/** Height of a branch in lines: its title, and lines of at most fourteen characters with a space between names. */
export function lineCount({ children }: Branch): number {
  let lines = 0;
  let room = 0;
  for (const { name } of children) {
    if (name.length > room) {
      lines += 1;
      room = LINE_CHARACTERS;
    }
    room -= name.length + 1;
  }
  return TITLE_LINES + lines;
}

/** Splits branches into three columns of about equal height, in order. */
export function splitIntoColumns<Each extends Branch>(branches: readonly Each[]): Each[][] {
  const columns: Each[][] = Array.from({ length: COLUMNS }, () => []);
  const columnHeight = branches.reduce((sum, branch) => sum + lineCount(branch), 0) / COLUMNS;
  let above = 0;
  for (const branch of branches) {
    const middle = above + lineCount(branch) / 2;
    columns[Math.min(COLUMNS - 1, Math.floor(middle / columnHeight))]?.push(branch);
    above += lineCount(branch);
  }
  return columns;
}
