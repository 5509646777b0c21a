import { Agent, request } from 'node:http';
import { serveRequests } from '../../../../bench/processes/serve-requests.ts';
import type { Press, PressAnswer } from './press.ts';

/** The buyers in a process of their own, so that their work does not delay those who measure other calls. */
const agent = new Agent({ keepAlive: true });

const press = ({ port, method, path, headers, body }: Press): Promise<PressAnswer> =>
  new Promise((resolve) => {
    const from = performance.now();
    const end = (http: number, text: string) => resolve({ http, body: text, ms: performance.now() - from });
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => end(answer.statusCode ?? 0, Buffer.concat(chunks).toString()));
    });
    sent.on('error', (error) => end(0, error.message));
    sent.end(body);
  });

serveRequests(async ({ presses }: { presses: Press[] }) => ({
  answers: await Promise.all(presses.map(press)),
}));
