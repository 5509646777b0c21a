import { z } from 'zod';
import { emptyObject, id, text, time } from '../kit/fields.ts';
import { endpoint } from '../kit/index.ts';
import { identityRoutes } from './identity.routes.ts';
import { SignedIn } from './identity-views.ts';

/** The browser that asks to be logged in, as the confirming page shows it. */
const QrLoginRequest = z.object({
  /** `Chrome，Windows`. */
  device: z.string(),
  /** The masked address it came from. */
  place: z.string(),
  /** Whether the confirming device uses the same network. */
  isSameNetwork: z.boolean(),
  askedAt: time,
  expireAt: time,
});

/** Logging in by a code on the screen that a logged-in device scans and confirms. */
export const qrLoginCalls = {
  startQrLogin: endpoint({
    route: identityRoutes.startQrLogin,
    summary: 'Show a code for logging in by another device',
    access: 'anyone',
    input: z.object({ historyLocation: text(2048).optional() }),
    output: z.object({
      /** Asks for the state; known to this browser only. */
      qrToken: z.string(),
      /** The code as SVG, in a data address. */
      image: z.string(),
      seconds: z.int(),
      /** In a demo: the page of a simulated phone. */
      demoPhone: z.string().optional(),
    }),
    refusals: [],
  }),
  pollQrLogin: endpoint({
    route: identityRoutes.pollQrLogin,
    summary: 'The state of a code; signs in once it is confirmed',
    access: 'anyone',
    input: z.object({ qrToken: id }),
    output: z.union([SignedIn, z.object({ state: z.enum(['waiting', 'scanned', 'cancelled', 'ended']) })]),
    refusals: ['account-locked', 'high-risk'],
  }),
  scanQrLogin: endpoint({
    route: identityRoutes.scanQrLogin,
    summary: 'Scan a code: which browser asks to be logged in',
    access: 'member',
    input: z.object({ code: id }),
    output: QrLoginRequest,
    refusals: ['qr-login-ended'],
  }),
  decideQrLogin: endpoint({
    route: identityRoutes.decideQrLogin,
    summary: 'Confirm or cancel the login of the browser that shows a scanned code',
    access: 'member',
    input: z.object({ code: id, isConfirmed: z.boolean() }),
    output: emptyObject,
    refusals: ['qr-login-ended'],
  }),
};
