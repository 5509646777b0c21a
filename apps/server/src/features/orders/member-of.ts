/** The member who owns something; null when a guest does. */
export const memberOf = (owner: string): string | null =>
  owner.startsWith('member:') ? owner.slice('member:'.length) : null;
