/** `avatars/3f/3f….webp` → `/pictures/avatar/3f….webp`: where a browser finds what the storage keeps. */
export const avatarPath = (storageKey: string): string =>
  `/pictures/avatar/${storageKey.slice(storageKey.lastIndexOf('/') + 1)}`;
