import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { type AdminServerDeps, buildAdminServer } from './admin-server.ts';
import { storeBuiltInRoles } from './features/staff/index.ts';

/** `npm run dev`: Vite serves the pages of the admin and passes its calls on. Returns the address. */
export async function serveAdminInDevelopment(deps: AdminServerDeps): Promise<string> {
  const { config, database } = deps;
  await storeBuiltInRoles(database.workDb);
  const admin = await buildAdminServer(deps);
  const api = await admin.listen({ port: 0, host: '127.0.0.1' });
  const vite = await createServer({
    root: fileURLToPath(new URL('../../admin', import.meta.url)),
    server: {
      port: config.adminPort,
      strictPort: true,
      host: config.host,
      proxy: { '/admin/': { target: api } },
    },
  });
  await vite.listen();
  return config.adminUrl;
}
