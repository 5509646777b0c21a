/** Runs in the page: frames per second while the grid scrolls. */
export async function scroll(forMs) {
  const box = document.querySelector('.grid-scroll');
  let frames = 0;
  const from = performance.now();
  await new Promise((done) => {
    const step = (now) => {
      frames += 1;
      box.scrollTop += 180;
      if (box.scrollTop + box.clientHeight >= box.scrollHeight - 5) box.scrollTop = 0;
      if (now - from < forMs) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
  return (frames * 1_000) / (performance.now() - from);
}

/** Runs in the page: milliseconds from the paste until its cells are drawn. */
export async function paste(text) {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const from = performance.now();
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  document.querySelector('table.grid').dispatchEvent(event);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return performance.now() - from;
}
