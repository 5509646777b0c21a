import { formatTime } from '../../ui/format.ts';
import { KINDS, STATES, splitAtWord } from './moderation-labels.ts';
import type { ContentItem } from './types.ts';

/** The text with the word that held it marked, its images and the reply of the shop. */
export const ContentText = ({ item }: { item: ContentItem }) => {
  const [before, word, after] = splitAtWord(item.text, item.word);
  return (
    <>
      <div className="phead">
        <h2 className="song">
          {KINDS[item.kind]}
          {item.stars !== null && `　${item.stars} 星`}
        </h2>
        <span className={STATES[item.state].className}>{STATES[item.state].label}</span>
        <span className="muted">
          {item.author}　{formatTime(item.writtenAt)}
        </span>
      </div>
      {item.productName !== null && <p className="dim">{item.productName}</p>}
      <p className="quote">
        {before}
        {word !== '' && <mark className="hit">{word}</mark>}
        {after}
      </p>
      {item.word !== null && word === '' && <p className="hint">命中「{item.word}」（中间夹有符号）</p>}
      {item.images.length > 0 && (
        <div className="moderation-images">
          {item.images.map((image, at) => (
            <img key={image} src={image} alt={`内容图片 ${at + 1}`} />
          ))}
        </div>
      )}
      {item.reply !== null && (
        <section className="panel mt-4">
          <div className="panel-h">
            <h3>花容客服的回复</h3>
          </div>
          <p>{item.reply}</p>
        </section>
      )}
    </>
  );
};
