import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate of this run for hosts below localhost; the browser of the journey accepts it without checking. */
function createCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'huarong-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=shop.localhost', '-addext', 'subjectAltName=DNS:*.shop.localhost'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', '-nodes', '-days', '1', ...curve, '-keyout', key, '-out', cert, ...subject],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What nginx is in front of a live shop: https outside, the process by http inside. */
export async function openTlsFront(listenPort: number, port: number): Promise<Server> {
  // A connection of its own for each request: one that is used again may just have been closed.
  const agent = new Agent({ keepAlive: false });
  const server = createServer(createCertificate(), (incoming, outgoing) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' };
    const forwarded = request(
      { agent, host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  // Closing an idle connection while the browser writes to it resets the request.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(listenPort, '127.0.0.1', listening));
  return server;
}
