const WIDTH = 24;

/** Shows progress as a bar on a terminal; otherwise prints one line at the end. */
export function progressBar(title: string): (share: number) => void {
  return (share) => {
    const isDone = share >= 1;
    if (!process.stderr.isTTY) {
      if (isDone) console.error(`▸ ${title} 100%`);
      return;
    }
    const filled = Math.round(share * WIDTH);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
    process.stderr.write(`\r▸ ${title} ${bar} ${Math.round(share * 100)}%${isDone ? '\n' : ''}`);
  };
}
