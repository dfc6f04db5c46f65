// Loaded before the product starts: its clock shows another time, which passes as usual or always stays the same.

const shift = Number(process.env['ATTACK_CLOCK_SHIFT_MS'] ?? 0);
const fixed = process.env['ATTACK_CLOCK_AT'];
const systemNow = Date.now;
const otherNow = () => (fixed === undefined ? systemNow() + shift : Number(fixed));

Date.now = otherNow;
globalThis.Date = new Proxy(Date, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [otherNow()] : args, newTarget) as Date,
});
