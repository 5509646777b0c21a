const WIDTH = 24;

/** A bar on a terminal that grows with the share done; elsewhere one line when it is done. */
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
