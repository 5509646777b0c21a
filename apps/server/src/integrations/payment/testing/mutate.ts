import fc from 'fast-check';
import type { WrittenNotice } from '../sandbox/write-notice.ts';

const pickFrom = (text: string) => fc.nat(Math.max(0, text.length - 1));
const sign = fc.constantFrom(...'0123456789abcdefABCDEF+/=&%."{}\\ \u00001é元');

/** One change to a text that makes it a different text. */
const changeText = (text: string): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.tuple(pickFrom(text), sign).map(([at, other]) => text.slice(0, at) + other + text.slice(at + 1)),
      fc.tuple(pickFrom(text), sign).map(([at, other]) => text.slice(0, at) + other + text.slice(at)),
      fc
        .tuple(pickFrom(text), fc.integer({ min: 1, max: 40 }))
        .map(([at, n]) => text.slice(0, at) + text.slice(at + n)),
      fc
        .tuple(pickFrom(text), fc.integer({ min: 1, max: 40 }))
        .map(([at, n]) => text + text.slice(at, at + n)),
      fc.constant(''),
    )
    .filter((other) => other !== text);

const withHeader = (notice: WrittenNotice, name: string, value: string | undefined): WrittenNotice => {
  const { [name]: _old, ...headers } = notice.headers;
  return { ...notice, headers: value === undefined ? headers : { ...headers, [name]: value } };
};

/** Changed copies of a genuine notice: characters replaced, inserted, deleted or repeated, in the body or a signed header. */
export function mutantsOf(notice: WrittenNotice): fc.Arbitrary<WrittenNotice> {
  const signed = Object.keys(notice.headers).filter((name) => name.startsWith('wechatpay-'));
  const inBody = changeText(notice.body).map((body) => ({ ...notice, body }));
  if (signed.length === 0) return inBody;
  const inHeader = fc.constantFrom(...signed).chain((name) =>
    fc.oneof(
      fc.constant(withHeader(notice, name, undefined)),
      changeText(notice.headers[name]!).map((value) => withHeader(notice, name, value)),
    ),
  );
  return fc.oneof(inBody, inHeader);
}

/** `a=%41` and `a=A` are the same form: a different encoding alone is no mutant. */
export const isSameForm = (one: string, other: string) => {
  const plain = (body: string) => JSON.stringify([...new URLSearchParams(body)].sort());
  return plain(one) === plain(other);
};
