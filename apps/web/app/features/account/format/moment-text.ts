/** The API sends times in Shanghai time, so the text is cut out of them. `2026-11-15 20:14` */
export const momentText = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
/** `11-15 20:14` */
export const shortMomentText = (iso: string): string => momentText(iso).slice(5);
/** `2026-11-15` */
export const dayText = (iso: string): string => iso.slice(0, 10);
/** `11 月 15 日` */
export const shortDayText = (iso: string): string =>
  `${Number(iso.slice(5, 7))} 月 ${Number(iso.slice(8, 10))} 日`;
