import type { TextResource } from '@huarong/contract/content';

/** A line whose mark is part of its text and stands out in it: 新会员首单立减 **30 元**. */
export function MarkedText({ line: { content, mark } }: { line: Pick<TextResource, 'content' | 'mark'> }) {
  const at = mark ? content.indexOf(mark) : -1;
  if (mark === undefined || at < 0) return content;
  return (
    <>
      {content.slice(0, at)}
      {/* An amount stays on one line. */}
      <b>{mark.replaceAll(' ', '\u00a0')}</b>
      {content.slice(at + mark.length)}
    </>
  );
}
