const LONG = 50_000;
const listed = (texts: string) => texts.trim().split(/\s+/);

const characters = (codes: string) =>
  listed(codes).map((code) => String.fromCharCode(Number.parseInt(code, 16)));

const unreadable = [
  ...characters('00 01 07 08 0b 1b 1f 7f 80 85 9f ad feff ffff'),
  // Lone surrogates, and a pair the wrong way round.
  ...characters('d800 dbff dc00 dfff'),
  '\udc00\ud800',
  // Bidi controls make `gnp.exe` read as `exe.png`.
  ...characters('202a 202e 2066 2069 200e 061c').map((control) => `口红${control}gnp.exe`),
  ...characters('200b 200d 2028 2029 fe0f').map((invisible) => `花${invisible}容`),
  // A tower of combining marks, the same letter composed and not, an emoji of eleven parts, a sign beyond the BMP.
  `H${'\u0335\u0322\u031b'.repeat(30)}`,
  '\u00e9e\u0301',
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '𠮷野家',
  'ﷺ',
];

const numbersInWords = [
  ...listed('NaN Infinity -Infinity undefined null true -0 0x10 0b1 1e3 1e309 1.0 +1 00 -1 1,000 1_000'),
  ...listed('٣٤٥ １２３ 一百 99999999999999999999 2147483648 1970-01-01 0000-00-00 2026-02-30'),
  ' 5',
  '5\t',
];

/** None holds a name in double quotes, as our own statements do: an echoed text is no leaked statement. */
const injections = [
  "' or '1'='1",
  "'; drop table content_resource; --",
  "') or pg_sleep(10) --",
  ...listed('$1 % _ \\ ::int {{7*7}} #{7*7} $(id) `id` %s%s%n __proto__ constructor toString hasOwnProperty'),
  ...listed('../../../../etc/passwd ..\\..\\boot.ini file:///etc/passwd /dev/null CON'),
  ...listed('<script>alert(1)</script> javascript:alert(1) </script><svg/onload=1> "><img/src=x/onerror=1>'),
  ...listed('//evil.example https://evil.example/ http://127.0.0.1:22/'),
  '.htaccess\u0000.png',
  '\r\nSet-Cookie: a=b',
];

const sizes = [
  '',
  ' ',
  'a'.repeat(300),
  'x'.repeat(LONG),
  ' '.repeat(LONG),
  '花'.repeat(LONG / 4),
  '𝒳'.repeat(LONG / 8),
  '\n'.repeat(1_000),
];

export const hostileTexts: readonly string[] = [...unreadable, ...numbersInWords, ...injections, ...sizes];
