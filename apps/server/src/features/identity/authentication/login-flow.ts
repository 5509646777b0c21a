import type { JsonValue, Tables } from '#platform/database';

/** How somebody has proved who they are. */
export type Way = Tables['sign_in_record']['way'];

/** An account of another house that becomes a way in once the shopper has proved the mobile. */
export interface SocialIdentity {
  provider: string;
  subject: string;
  nickname: string;
}

/** What travels from one step of a way in to the next, kept on the server. */
export interface Journey {
  way: Way;
  social?: SocialIdentity;
  historyLocation?: string;
}

export const journeyOf = (details: Record<string, JsonValue>): Journey =>
  details['journey'] as unknown as Journey;
export const toDetails = (journey: Journey, more: Record<string, JsonValue> = {}) => ({
  ...more,
  journey: journey as unknown as JsonValue,
});
