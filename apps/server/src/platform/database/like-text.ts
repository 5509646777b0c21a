/** The pattern of `ilike` for texts that contain these words as they are. */
export const likeText = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
