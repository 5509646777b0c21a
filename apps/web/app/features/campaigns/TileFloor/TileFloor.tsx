import { ButtonLink } from '@huarong/ui';
import type { Block } from '../campaign-data.ts';
import { SceneImage } from '../SceneImage/SceneImage.tsx';
import styles from './TileFloor.module.css';

interface TileFloorProps {
  block: Block<'tiles'>;
  id: string;
}

/** Three image links, the first large, beside a short text: gifts by budget. */
export const TileFloor = ({ block: { title, text, more, tiles }, id }: TileFloorProps) => (
  <section className={styles.floor} id={id}>
    <div className={styles.text}>
      <h2>
        {title.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </h2>
      <p>{text}</p>
      {more && (
        <ButtonLink href={more.href} kind="ink">
          {more.label}
        </ButtonLink>
      )}
    </div>
    {tiles.map(({ title: name, note, href, picture: image }) => (
      <a key={href} href={href} className={styles.tile}>
        <span className={styles.image}>
          <SceneImage image={image} sizes="40vw" isDecorative />
        </span>
        <b>{name}</b>
        {note}
      </a>
    ))}
  </section>
);
