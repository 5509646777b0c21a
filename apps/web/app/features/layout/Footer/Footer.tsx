import { Icon, type IconName, Logo } from '@huarong/ui';
import { cachedMarkup } from '../../../../seams/cached-markup/cached-markup.tsx';
import type { LayoutData } from '../layout-data.ts';
import { SlotLink } from '../SlotLink/SlotLink.tsx';
import styles from './Footer.module.css';
import { groupByMark } from './group-by-mark.ts';
import { LegalLines } from './LegalLines.tsx';

const PROMISE_ICONS: Record<string, IconName> = {
  shield: 'shield',
  truck: 'truck',
  return: 'return',
  gift: 'gift',
  chat: 'chat',
};

/** Service promises, link columns, and the licence lines required by law. */
export const Footer = cachedMarkup(function FooterContent({ slots }: { slots: LayoutData }) {
  return (
    <footer className={styles.footer} data-later>
      {slots.footer_promise.length > 0 && (
        <ul className={styles.promises}>
          {slots.footer_promise.map((promise) => (
            <li key={promise.omniture}>
              <Icon name={PROMISE_ICONS[promise.mark ?? ''] ?? 'shield'} size={24} className={styles.icon} />
              <b>{promise.content}</b>
              <span>{promise.note}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.columns}>
        <div className={styles.wrap}>
          <div className={styles.about}>
            <a href="/" aria-label="花容 HUARONG 首页">
              <Logo size="md" />
            </a>
            {slots.footer_about.map((about) => (
              <div key={about.omniture}>
                <p className={styles.motto}>{about.mark}</p>
                <p>
                  {about.content}
                  <br />
                  {about.note}
                </p>
              </div>
            ))}
          </div>
          {groupByMark(slots.footer_column).map(([title, links]) => (
            <nav key={title} aria-label={title} className={styles.column}>
              {/* Only phones show it; a check box, so that the column opens without script. */}
              <input type="checkbox" className={styles.toggle} aria-label={`展开${title}`} />
              <h2>
                {title}
                <Icon name="down" size={14} className={styles.arrow} />
              </h2>
              <ul>
                {links.map((link) => (
                  <li key={link.omniture}>
                    <SlotLink resource={link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div>
            {slots.footer_hotline.map((hotline) => (
              <div key={hotline.omniture} className={styles.hotline}>
                <h2>{hotline.mark}</h2>
                <p>{hotline.content}</p>
                <span>{hotline.note}</span>
              </div>
            ))}
            {slots.footer_qr.length > 0 && (
              <ul className={styles.codes}>
                {slots.footer_qr.map((code) => (
                  <li key={code.omniture}>
                    <SlotLink resource={code}>
                      <img
                        src={`/pictures/qr.svg?${new URLSearchParams({ link: code.link })}`}
                        width={72}
                        height={72}
                        alt=""
                        loading="lazy"
                      />
                      {code.content}
                    </SlotLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </div>
      <LegalLines slots={slots} />
    </footer>
  );
});
