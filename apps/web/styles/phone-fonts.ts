import postcss, { type AtRule, type Plugin } from 'postcss';

const WIDE = '(min-width: 768px)';
const PHONE = '(max-width: 767.98px)';

/**
 * A font that comes after the first paint lays out the whole page again. On phones, whose fonts are not preloaded, it is for
 * the pages that follow: a page shows what it has when it is painted first. Wider screens change to it when it comes.
 */
export const phoneFonts = (): Plugin => ({
  postcssPlugin: 'phone-fonts',
  AtRule: {
    'font-face'(face) {
      if (isInMedia(face)) return;
      const phone = face.clone();
      phone.walkDecls('font-display', (display) => {
        display.value = 'optional';
      });
      face.replaceWith(mediaOf(WIDE, face.clone()), mediaOf(PHONE, phone));
    },
  },
});

const mediaOf = (params: string, face: AtRule) => postcss.atRule({ name: 'media', params }).append(face);

const isInMedia = ({ parent }: AtRule) => parent?.type === 'atrule' && (parent as AtRule).name === 'media';
