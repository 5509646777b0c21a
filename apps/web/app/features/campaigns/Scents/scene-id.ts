/** `s1` is the first place: where the strip leads. */
export const sceneId = (index: number): string => `s${index + 1}`;

/** `01` */
export const sceneNumber = (index: number): string => String(index + 1).padStart(2, '0');
