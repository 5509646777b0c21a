import type { CentreDrop } from '@huarong/contract/coupons';
import { groupDigits } from '@huarong/core/shared';
import { Button, ButtonLink, Countdown, Coupon, Progress } from '@huarong/ui';
import { ProductImage } from '../../catalogue/index.ts';
import { couponFace, couponTerms } from '../../coupons/index.ts';
import styles from './DropBoard.module.css';
import { actionLabel, boxState, dropNote, pointsText, sessionClock, sessionNote } from './offer-texts.ts';
import type { ReadyCentre } from './use-centre.ts';

/** Coupons released at set hours: the hours of the day, a countdown by the shop's clock, and what is left. */
export function DropBoard({ centre }: { centre: ReadyCentre }) {
  const { sessions, drops, now } = centre;
  const lead = leadOf(drops);
  return (
    <section className={styles.board} aria-labelledby="drops">
      <div className={styles.head}>
        <h2 id="drops">整点放券</h2>
        <ol>
          {sessions.map((session) => (
            <li
              key={session.opensAt}
              data-state={session.state}
              aria-current={session.state === 'on' ? 'time' : undefined}
            >
              <b>{sessionClock(session.opensAt)}</b>
              {sessionNote(session, now)}
            </li>
          ))}
        </ol>
        <SessionCountdown centre={centre} />
      </div>
      <ul className={styles.drops}>
        <li className={styles.lead}>
          <LeadDrop drop={lead} centre={centre} />
        </li>
        {drops
          .filter((drop) => drop !== lead)
          .map((drop) => (
            <li key={drop.offerId}>
              <Coupon
                face={couponFace(drop)}
                threshold={couponTerms(drop)}
                title={drop.title}
                note={dropNote(drop)}
                state={boxState(drop)}
                actionLabel={labelOf(drop, centre)}
                useHref={drop.link}
                takenPercent={drop.state === 'claimable' ? drop.claimedShare : undefined}
                loading={centre.claiming === drop.offerId}
                onClaim={() => void centre.claim(drop)}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Of those that can be claimed, or of all, the one that takes most off. */
function leadOf(drops: readonly CentreDrop[]): CentreDrop {
  const claimable = drops.filter(({ state }) => state === 'claimable');
  const worth = ({ kind, face }: CentreDrop) => (kind === 'amountOff' ? Number(face) : 0);
  return (claimable.length > 0 ? claimable : drops).toSorted((a, b) => worth(b) - worth(a))[0]!;
}

const labelOf = ({ session, ...drop }: CentreDrop, { nextCard }: ReadyCentre) =>
  actionLabel({ ...drop, opensAt: session.opensAt }, nextCard);

/** The clocks of browser and server differ a little: asked too early, the server would show the old release again. */
const RELOAD_AFTER_MS = 1_500;

/** To the end of the release that runs, otherwise to the next one; then the coupons are loaded again. */
function SessionCountdown({ centre: { sessions, now, reload } }: { centre: ReadyCentre }) {
  const running = sessions.find(({ state }) => state === 'on');
  const next = sessions.find(({ state }) => state === 'coming');
  const endsAt = running?.closesAt ?? next?.opensAt;
  if (endsAt === undefined) return null;
  return (
    <p className={styles.countdown}>
      {running ? '本场剩余' : '距下一场'}
      <Countdown
        key={endsAt}
        endsAt={endsAt}
        serverNow={now}
        variant="boxed"
        onEnd={() => setTimeout(reload, RELOAD_AFTER_MS)}
      />
    </p>
  );
}

/** The first release that can be claimed, with photographs of what it is for. */
function LeadDrop({ drop, centre }: { drop: CentreDrop; centre: ReadyCentre }) {
  const { title, scopeText, validText, perPerson, session, claimedShare, state, images, points } = drop;
  const face = couponFace(drop);
  return (
    <>
      <div className={styles.images} data-count={images.length}>
        {images.map((path) => (
          <span key={path}>
            <ProductImage path={path} alt="" sizes="16vw" />
          </span>
        ))}
      </div>
      <div className={styles.text}>
        <p className={styles.face}>
          {face.kind === 'amount' && <i>¥</i>}
          {face.kind === 'amount' && Number(face.amount)}
          {face.kind === 'rate' && face.rate}
          {face.kind === 'rate' && <small>折</small>}
          {face.kind === 'word' && face.word}
        </p>
        <h3>{title}</h3>
        <p>
          {scopeText}，{couponTerms(drop)}
          <br />
          {points !== undefined && `${pointsText(points)}兑换，`}
          {validText}，每人 {perPerson} 张
        </p>
        {state === 'coming' ? (
          <p>
            {sessionClock(session.opensAt)} 放 {groupDigits(session.quantity)} 张
          </p>
        ) : (
          <>
            <Progress label="已领" percent={claimedShare} tone="rouge" />
            <p className={styles.share}>
              {groupDigits(session.quantity)} 张，已领 {claimedShare}%
            </p>
          </>
        )}
        <LeadAction drop={drop} centre={centre} />
      </div>
    </>
  );
}

function LeadAction({ drop, centre }: { drop: CentreDrop; centre: ReadyCentre }) {
  const { title, state, link, offerId } = drop;
  if (boxState(drop) === 'usable')
    return (
      <ButtonLink kind="line" block href={link} aria-label={`去使用：${title}`}>
        去使用
      </ButtonLink>
    );
  const fallback = state === 'claimed' ? '已领取' : state === 'gone' ? '已领完' : '领取';
  const label = labelOf(drop, centre) ?? fallback;
  return (
    <Button
      kind="rouge"
      block
      disabled={state !== 'claimable'}
      loading={centre.claiming === offerId}
      loadingLabel="正在领取"
      aria-label={`${label}：${title}`}
      onClick={() => void centre.claim(drop)}
    >
      {label}
    </Button>
  );
}
