/** The other end of a worker: answers its parent until the parent lets go, then ends. */
export function serveRequests<Request, Reply extends object>(answer: (request: Request) => Promise<Reply>) {
  process.on('message', async (request: Request) => {
    process.send?.(await answer(request));
  });
  process.once('disconnect', () => process.exit());
}
