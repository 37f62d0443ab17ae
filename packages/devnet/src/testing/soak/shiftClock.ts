/** Loaded before a program: its clock is wrong by `SHIFTED_BY` milliseconds, as after a battery that was empty. */
const shift = Number(process.env['SHIFTED_BY'] ?? 0)
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[]) =>
    // Without arguments it is the present.
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + shift] : given) as Date,
  apply: () => new RealDate(RealDate.now() + shift).toString(),
  get: (target, name): unknown =>
    name === 'now' ? () => RealDate.now() + shift : Reflect.get(target, name),
})
export {}
