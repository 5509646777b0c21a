import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Signed = { id: string; type: 'public-key'; [name: string]: unknown };

/** Null when the person gave up or has no passkey here. The library is loaded with the first use. */
export const signWithPasskey = (options: { challenge: string }): Promise<Signed | null> =>
  attempt(async ({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  );

export const createPasskey = (options: { challenge: string }): Promise<Signed | null> =>
  attempt(async ({ startRegistration }) =>
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );

async function attempt(
  run: (library: typeof import('@simplewebauthn/browser')) => Promise<object>,
): Promise<Signed | null> {
  try {
    return (await run(await import('@simplewebauthn/browser'))) as Signed;
  } catch {
    return null;
  }
}
