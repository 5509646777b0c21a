/** Runs in a worker process: answers the parent's messages until it disconnects, then exits. */
export function serveRequests<Request, Reply extends object>(answer: (request: Request) => Promise<Reply>) {
  process.on('message', async (request: Request) => {
    process.send?.(await answer(request));
  });
  process.once('disconnect', () => process.exit());
}
