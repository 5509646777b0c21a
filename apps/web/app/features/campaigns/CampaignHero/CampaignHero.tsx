import { Countdown } from '@huarong/ui';
import { useShopNow } from '../../../platform/clock/use-shop-now.ts';
import type { Block } from '../campaign-data.ts';
import { pigmentBackground } from '../pigment-background.ts';
import { SceneImage } from '../SceneImage/SceneImage.tsx';
import styles from './CampaignHero.module.css';

/** Hero of a campaign: a full-width image with the text on its left. */
export function CampaignHero({ block }: { block: Block<'hero'> }) {
  const { eyebrow, title, text, pigment, picture: image, endsAt } = block;
  const now = useShopNow();
  return (
    <header className={styles.stage} {...pigmentBackground(pigment)}>
      <SceneImage image={image} className={styles.image} isEager isDecorative />
      <div className={styles.copy}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>
          {title.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p className={styles.text}>
          {text.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {endsAt && (
          <p className={styles.left}>
            {now && (
              <>
                距结束 <Countdown endsAt={endsAt} serverNow={now} variant="boxed" />
              </>
            )}
          </p>
        )}
      </div>
    </header>
  );
}
