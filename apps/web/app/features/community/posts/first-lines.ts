/** The text of a post on one line: after a full stop a line break would show as a wide gap. */
export const firstLines = (content: string): string => content.replace(/([。！？…：；])\s*\n\s*/g, '$1');
