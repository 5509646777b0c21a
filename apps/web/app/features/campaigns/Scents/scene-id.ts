/** Anchor of a scene; `s1` is the first. */
export const sceneId = (index: number): string => `s${index + 1}`;

/** `01` */
export const sceneNumber = (index: number): string => String(index + 1).padStart(2, '0');
