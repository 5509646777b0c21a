import type { AdminContracts } from '@huarong/contract/admin';
import { adminRoutes } from '@huarong/contract/admin/routes';
import { type Client, createClient, type Transport } from '@huarong/contract/kit';
import { askForProof } from '../session/ask-for-proof.ts';
import { goToSignIn } from '../session/go-to-sign-in.ts';
import { createTransport } from './transport.ts';

export type AdminApi = { [Feature in keyof AdminContracts]: Client<AdminContracts[Feature]> };

const createApi = (send: Transport): AdminApi =>
  Object.fromEntries(
    Object.entries(adminRoutes).map(([feature, routes]) => [feature, createClient(routes, send)]),
  ) as unknown as AdminApi;

/** Every call of the admin: `api.orders.ship({…})`. */
export const api = createApi(createTransport({ onSignedOut: goToSignIn, onProofNeeded: askForProof }));
