/** `avatars/3f/3f….webp` → `/pictures/avatar/3f….webp`: the public path of a stored avatar. */
export const avatarPath = (storageKey: string): string =>
  `/pictures/avatar/${storageKey.slice(storageKey.lastIndexOf('/') + 1)}`;
