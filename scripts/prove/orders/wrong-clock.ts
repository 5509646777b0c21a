/** Shifts the clock of this process by some hours; the database's clock and timers are not affected. */
export function setWrongClock(hours: number): void {
  if (hours === 0) return;
  const RightDate = Date;
  const now = () => RightDate.now() + hours * 3_600_000;
  globalThis.Date = new Proxy(RightDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
