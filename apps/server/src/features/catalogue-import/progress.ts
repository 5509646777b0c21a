const WIDTH = 30;
const PLAIN_STEP = 10;

interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** A progress bar on a terminal, a line for every ten percent in a log. */
export function createProgressReporter(terminal: Terminal): (done: number, total: number) => void {
  let shown = -1;
  return (done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    const step = terminal.isTTY ? percent : percent - (percent % PLAIN_STEP);
    if (step <= shown) return;
    shown = step;
    terminal.write(
      terminal.isTTY ? `\r${renderBar(percent)} ${percent}%${percent === 100 ? '\n' : ''}` : `${step}%\n`,
    );
  };
}

function renderBar(percent: number): string {
  const filled = Math.round((percent / 100) * WIDTH);
  return '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
}
