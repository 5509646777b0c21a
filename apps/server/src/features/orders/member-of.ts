/** The id of the owning member; null when the owner is a guest. */
export const memberOf = (owner: string): string | null =>
  owner.startsWith('member:') ? owner.slice('member:'.length) : null;
