/** This process's clock goes wrong by so many hours; the database's stays right. Timers count on as before. */
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
