/** The same answer Fastify's own limit gives; ours covers makers that several requests share. */
class TooSlow extends Error {
  code = 'FST_ERR_HANDLER_TIMEOUT';
  statusCode = 503;
}

export async function withinTime<Value>(limitMs: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`not made within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
