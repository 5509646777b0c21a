import { inCore, inFeature, type Mutant } from '../mutant.ts';

const REMOTE = 'apps/server/src/integrations/remote-images/';
const FETCH_TEST = `${REMOTE}fetch-image.test.ts`;

/** What a merchant's file brings: categories, texts, images at other hosts. */
export const IMPORTS: Readonly<Record<string, Mutant>> = {
  'one-public-address-is-enough': {
    feature: 'images',
    mistake: 'a host with a private address beside a public one is asked',
    edits: [{ file: `${REMOTE}find-addresses.ts`, from: '!addresses.every(', to: '!addresses.some(' }],
    tests: [FETCH_TEST],
  },
  'redirect-unchecked': {
    feature: 'images',
    mistake: 'a redirect may lead to any scheme, port and credentials',
    edits: [
      {
        file: `${REMOTE}fetch-image.ts`,
        from: 'url = readAddress(new URL(location, url).href, settings);',
        to: 'url = new URL(location, url);',
      },
    ],
    tests: [FETCH_TEST],
  },
  'dns-asked-again': {
    feature: 'images',
    mistake: 'the connection resolves the host itself, after the check',
    edits: [{ file: `${REMOTE}fetch-image.ts`, from: '      lookup: (', to: '      ignored: (' }],
    tests: [FETCH_TEST],
  },
  'mapped-address-public': {
    feature: 'images',
    mistake: 'IPv6 addresses outside the global range count as public',
    edits: [{ file: `${REMOTE}public-address.ts`, from: "globalIpv6.check(address, 'ipv6') && ", to: '' }],
    tests: [`${REMOTE}public-address.test.ts`],
  },
  'image-of-any-size': {
    feature: 'images',
    mistake: 'an image that grows while it arrives has no limit',
    edits: [
      { file: `${REMOTE}fetch-image.ts`, from: '    if (size > maxBytes) throw tooLarge();\n', to: '' },
    ],
    tests: [FETCH_TEST],
  },
  'temporary-failure-final': inFeature(
    'images',
    'an image is given up after the first busy answer',
    [['images/downloads/download-images.ts', 'outcome.isTemporary ? PAUSES', 'false ? PAUSES']],
    ['images/downloads/downloads.feature.test.ts'],
  ),
  'image-fetched-for-nobody': inFeature(
    'images',
    'images of an undone import are fetched',
    [['images/downloads/download-images.ts', "  if (!isUsed) return fail('已没有商品使用这张图片');\n", '']],
    ['images/downloads/downloads.feature.test.ts'],
  ),
  'category-too-deep': inFeature(
    'catalogue-import',
    'a category moves its descendants below the third level',
    [['catalogue-import/plan/plan-categories.ts', 'depth > MAX_LEVEL && isBelow', 'depth > 99 && isBelow']],
    ['catalogue-import/import-categories.feature.test.ts'],
  ),
  'drafts-not-counted': inFeature(
    'catalogue-import',
    'products without a status become drafts silently',
    [['catalogue-import/report.ts', 'draftCount > 0 ?', 'draftCount < 0 ?']],
    ['catalogue-import/report.test.ts'],
  ),
  'html-after-decoding': inCore(
    'catalogue',
    'tags written as entities are left in a text',
    [['catalogue/strip-html.ts', '    if (stripped === current) return current;', '    return stripped;']],
    ['catalogue/strip-html.test.ts'],
  ),
};
