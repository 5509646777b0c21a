// 花容对接示例：用密钥读取待发货的订单、发货；核对推送的签名，重复的只处理一次。只用 Node 自带的模块。
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

/** 调用后台接口。`address` 是后台的地址，`key` 是 hrk_ 开头的密钥。 */
export function createClient({ address, key }) {
  async function call(method, path, input = {}, idempotencyKey) {
    const url = new URL(path, address);
    if (method === 'GET')
      for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value));
    const answer = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(method !== 'GET' && { body: JSON.stringify({ queryBody: input }) }),
    });
    const { results, errorCode, errorMessage } = await answer.json();
    if (errorCode) throw Object.assign(new Error(errorMessage), { status: answer.status, errorCode });
    return results;
  }
  return {
    /** 待发货的订单，每页至多 200 张；`after` 取自上一页的 `next`。 */
    listUnshipped: (after) =>
      call('GET', '/admin/api/orders', { status: '30', size: 200, ...(after && { after }) }),
    order: (orderId) => call('GET', `/admin/api/orders/${orderId}`),
    /** 幂等键由运单号组成：网络中断后原样再发一次，不会多发一个包裹。 */
    ship: (subOrderId, { carrier, waybillNo }) =>
      call(
        'POST',
        `/admin/api/sub-orders/${subOrderId}/ship`,
        { carrier, waybillNo },
        `ship-${subOrderId}-${waybillNo}`,
      ),
  };
}

const LONGEST_AGE_SECONDS = 300;

/** 签名是否属于这段内容。`signature` 形如 t=…,v1=…；更换密钥的一天里有两个 v1，一个相符即可。 */
export function isSigned({ secret, signature, body, now = Date.now() / 1000 }) {
  const parts = String(signature)
    .split(',')
    .map((part) => part.split('='));
  const time = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!(Math.abs(now - time) <= LONGEST_AGE_SECONDS)) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return parts
    .filter(([name]) => name === 'v1')
    .map(([, value]) => Buffer.from(value ?? '', 'hex'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

/** 接收推送。`handle` 对每个编号只成功一次；真实的系统把 `done` 存进数据库，与处理的结果在同一个事务里。 */
export function createReceiver({ secretOf, handle, done = new Set() }) {
  return createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    const signature = request.headers['x-huarong-signature'];
    if (!isSigned({ secret: secretOf(), signature, body })) return response.writeHead(401).end();
    const event = JSON.parse(body);
    if (!done.has(event.id)) {
      try {
        await handle(event);
      } catch {
        // 不是 2xx 的答复会再来一次。
        return response.writeHead(500).end();
      }
      done.add(event.id);
    }
    response.writeHead(204).end();
  });
}

// node client.mjs http://localhost:8001 hrk_…  列出待发货的订单
if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [, , address, key] = process.argv;
  const { rows } = await createClient({ address, key }).listUnshipped();
  for (const { orderId, status } of rows) console.log(orderId, status);
}
